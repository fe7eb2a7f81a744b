import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { XmlError } from './error.ts';
import { locationOf, type XmlElement } from './node.ts';
import { parseXml } from './parser.ts';
import { Positions } from './position.ts';

const refusal = (xml: string): XmlError => {
  try {
    parseXml(xml);
  } catch (error) {
    assert.ok(error instanceof XmlError, String(error));
    return error;
  }
  return assert.fail(`accepted: ${xml.slice(0, 80)}`);
};
const child = (xml: string): XmlElement => parseXml(xml).root.firstChild!;

describe('what the parser reads', () => {
  test('elements, attributes and text with their namespaces', () => {
    const root = parseXml('<a xmlns="urn:a" xmlns:b="urn:b"><b:c x="1" b:x="2">t</b:c></a>').root;
    assert.deepEqual([root.name.namespace, root.name.local], ['urn:a', 'a']);
    assert.deepEqual([root.firstChild!.name.namespace, root.firstChild!.text], ['urn:b', 't']);
    assert.equal(root.firstChild!.attribute('x'), '1');
  });
  test('a namespace redeclared inside holds there only', () => {
    const root = parseXml('<p:a xmlns:p="urn:1"><p:b xmlns:p="urn:2"><p:c/></p:b><p:d/></p:a>').root;
    const b = root.firstChild!;
    assert.deepEqual(
      [root, b, b.firstChild!, b.nextSibling!].map((node) => node.name.namespace),
      ['urn:1', 'urn:2', 'urn:2', 'urn:1'],
    );
  });
  test('references and CDATA become text', () => {
    assert.equal(child('<a><b>&lt;&#x41;&#12354;<![CDATA[<&]]>&amp;</b></a>').text, '<Aあ<&&');
  });
  test('a comment splits text nodes as in XPath, CDATA does not', () => {
    assert.deepEqual(child('<a><b>x<!-- c -->y</b></a>').textNodes, ['x', 'y']);
    assert.equal(child('<a><b>x<![CDATA[y]]></b></a>').textNodes, null);
    assert.equal(child('<a><b>x<!-- c -->y</b></a>').text, 'xy');
  });
  test('line ends are normalised, attribute white space becomes blanks', () => {
    assert.equal(child('<a><b>1\r\n2\r3</b></a>').text, '1\n2\n3');
    assert.equal(child('<a><b x="1\t2\r\n3&#10;4"/></a>').attribute('x'), '1 2 3\n4');
  });
  test('text beside elements is noticed, white space is not', () => {
    assert.equal(parseXml('<a> <b/> </a>').root.mixedAt, -1);
    assert.notEqual(parseXml('<a>x<b/></a>').root.mixedAt, -1);
    assert.notEqual(parseXml('<a><b/>x</a>').root.mixedAt, -1);
    assert.notEqual(parseXml('<a><b/><![CDATA[x]]></a>').root.mixedAt, -1);
  });
  test('every element knows its line and column, in characters', () => {
    const source = '<a>\n\t<b>𠮷𠮷</b><c/>\n</a>';
    const { root } = parseXml(source);
    const positions = new Positions(source);
    assert.deepEqual(positions.at(root.firstChild!.offset), { line: 2, column: 2 });
    assert.deepEqual(positions.at(root.lastChild!.offset), { line: 2, column: 11 });
    assert.equal(positions.line(2), '\t<b>𠮷𠮷</b><c/>');
  });
  test('a location counts only siblings of the same name', () => {
    const { root } = parseXml('<a><b/><c/><b/></a>');
    assert.deepEqual([root.firstChild!, root.firstChild!.nextSibling!, root.lastChild!].map(locationOf), [
      '/a/b[1]',
      '/a/c',
      '/a/b[2]',
    ]);
  });
  test('names may be Japanese', () => {
    assert.equal(parseXml('<請求書><明細/></請求書>').root.name.local, '請求書');
  });
});

describe('what the parser refuses', () => {
  for (const [why, xml, code] of [
    ['any DOCTYPE', '<!DOCTYPE a><a/>', 'XML-DOCTYPE'],
    ['an external entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'XML-DOCTYPE'],
    ['a billion laughs', '<!DOCTYPE a [<!ENTITY l "l"><!ENTITY m "&l;&l;">]><a>&m;</a>', 'XML-DOCTYPE'],
    ['an undefined entity', '<a>&nbsp;</a>', 'XML-ENTITY'],
    ['a bare ampersand', '<a>a & b</a>', 'XML-ENTITY'],
    ['a reference to a forbidden character', '<a>&#1;</a>', 'XML-ENTITY'],
    ['a reference to a surrogate', '<a>&#xD800;</a>', 'XML-ENTITY'],
    ['a NUL', '<a>\0</a>', 'XML-CHARACTER'],
    ['a control character in an attribute', '<a x="\u0001"/>', 'XML-CHARACTER'],
    ['a lone surrogate', '<a>\ud800</a>', 'XML-CHARACTER'],
    ['U+FFFE', '<a>\ufffe</a>', 'XML-CHARACTER'],
    ['a duplicate attribute', '<a x="1" x="2"/>', 'XML-WELLFORMED'],
    ['a duplicate by namespace', '<a xmlns:p="u" xmlns:q="u" p:x="1" q:x="2"/>', 'XML-WELLFORMED'],
    ['an undeclared prefix', '<p:a/>', 'XML-NAMESPACE'],
    ['an undeclared attribute prefix', '<a p:x="1"/>', 'XML-NAMESPACE'],
    ['a prefix bound to nothing', '<a xmlns:p=""/>', 'XML-NAMESPACE'],
    ['another meaning for xml', '<a xmlns:xml="urn:x"/>', 'XML-NAMESPACE'],
    ['a wrong end tag', '<a><b></a></b>', 'XML-WELLFORMED'],
    ['an end tag that only starts right', '<a></ab>', 'XML-WELLFORMED'],
    ['a missing end', '<a><b>', 'XML-WELLFORMED'],
    ['a second root', '<a/><b/>', 'XML-WELLFORMED'],
    ['text after the root', '<a/>x', 'XML-WELLFORMED'],
    ['text before the root', 'x<a/>', 'XML-WELLFORMED'],
    ['nothing', '', 'XML-WELLFORMED'],
    ['a stray ]]>', '<a>]]></a>', 'XML-WELLFORMED'],
    ['-- in a comment', '<a><!-- a -- b --></a>', 'XML-WELLFORMED'],
    ['an open comment', '<a><!-- ', 'XML-WELLFORMED'],
    ['an open CDATA section', '<a><![CDATA[', 'XML-WELLFORMED'],
    ['< in an attribute', '<a x="<"/>', 'XML-WELLFORMED'],
    ['an attribute without quotes', '<a x=1/>', 'XML-WELLFORMED'],
    ['attributes without a blank between', '<a x="1"y="2"/>', 'XML-WELLFORMED'],
    ['an attribute without a value', '<a x/>', 'XML-WELLFORMED'],
    ['two colons in a name', '<a:b:c xmlns:a="u"/>', 'XML-WELLFORMED'],
    ['a name that starts with a digit', '<1a/>', 'XML-WELLFORMED'],
    ['a late XML declaration', '<a><?xml version="1.0"?></a>', 'XML-WELLFORMED'],
    ['a blank before the declaration', ' <?xml version="1.0"?><a/>', 'XML-WELLFORMED'],
    ['a malformed declaration', '<?xml encoding="UTF-8"?><a/>', 'XML-DECLARATION'],
    ['a depth over 100', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`, 'XML-LIMIT'],
    ['a name over 1,000 characters', `<${'a'.repeat(1001)}/>`, 'XML-LIMIT'],
    ['the name of an attribute over 1,000 characters', `<a ${'b'.repeat(1001)}="1"/>`, 'XML-LIMIT'],
    ['a namespace over 1,000 characters', `<a xmlns="${'u'.repeat(1001)}"/>`, 'XML-LIMIT'],
    ['more than 64 attributes', `<a ${Array.from({ length: 65 }, (_, i) => `x${i}="1"`).join(' ')}/>`, 'XML-LIMIT'],
  ] as const) {
    test(why, () => {
      const error = refusal(xml);
      assert.equal(error.code, code);
      assert.ok(error.message.length > 10 && error.ja.length > 5, 'says why in both languages');
      assert.ok(error.offset >= 0 && error.offset <= xml.length);
    });
  }
  test('a depth of 100 and 64 attributes are still fine', () => {
    parseXml(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`);
    parseXml(`<a ${Array.from({ length: 64 }, (_, i) => `x${i}="1"`).join(' ')}/>`);
  });
});
