import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fullInvoice, inDollars } from '../../../../testkit/pint/full-invoice.ts';
import { RULE_CASES, type RuleCase } from '../../../../testkit/pint/rule-cases/index.ts';
import { type Tree, toXml } from '../../../../testkit/pint/tree.ts';
import { asVariant } from '../../../../testkit/pint/variants.ts';
import type { XmlElement } from '../../../xml/node.ts';
import { parseXml } from '../../../xml/parser.ts';
import { checkStructure } from '../structure/check.ts';
import { Facts } from './facts.ts';
import { expectedIn, type Rule } from './rule.ts';
import { runRules } from './run.ts';
import { RULE_SETS, type RuleSet, rulesOf, VARIANTS } from './sets.ts';

/** Assertions that the official files hold but can never reach. */
const DEAD = ['aligned-ibrp-050-jp', 'aligned-ibrp-019'];

/** The same rule set, with a count of how often each rule was tested. */
function counting(set: RuleSet): { set: RuleSet; tested: Map<string, number> } {
  const tested = new Map<string, number>();
  const counted = (rule: Rule): Rule => ({
    ...rule,
    test: (node, facts) => {
      tested.set(rule.id, (tested.get(rule.id) ?? 0) + 1);
      return rule.test(node, facts);
    },
  });
  const patterns = set.patterns.map((pattern) => ({
    ...pattern,
    contexts: pattern.contexts.map((context) => ({ ...context, rules: context.rules.map(counted) })),
  }));
  return { set: { ...set, patterns }, tested };
}

function run(root: Tree, variant: RuleSet['variant'] = 'billing') {
  const { set, tested } = counting(RULE_SETS[variant]);
  const document = parseXml(toXml(root));
  const failed = new Map<string, XmlElement>();
  const expected: (string | undefined)[] = [];
  runRules(set, document.root, {
    fail: (_, rule, node, facts) => {
      failed.set(rule.id, node);
      const right = rule.detail?.(node, facts)?.expected;
      expected.push(right === undefined ? undefined : expectedIn(right, 'ja'));
    },
    abort: () => {},
  });
  let structureFaults = 0;
  checkStructure(document.root, () => structureFaults++);
  return { failed, tested, structureFaults, expected };
}

function documentFor({ dollars, variant }: RuleCase, edit: RuleCase['breaks'] | undefined): Tree {
  const root = dollars ? inDollars(fullInvoice()) : fullInvoice();
  if (variant) asVariant(root, variant);
  edit?.(root);
  return root;
}

test('the base documents of the rule tests violate nothing', () => {
  assert.deepEqual([...run(fullInvoice()).failed.keys()], []);
  assert.deepEqual([...run(inDollars(fullInvoice())).failed.keys()], []);
  for (const variant of VARIANTS)
    assert.deepEqual([...run(asVariant(fullInvoice(), variant), variant).failed.keys()], []);
});

test('every rule of every rule set has a case, and every case a rule', () => {
  const ids = new Set(VARIANTS.flatMap((variant) => rulesOf(RULE_SETS[variant]).map((rule) => rule.id)));
  assert.deepEqual([...ids].filter((id) => !DEAD.includes(id)).sort(), Object.keys(RULE_CASES).sort());
});

test('the billing set has the 213 official assertions, each id once', () => {
  const ids = rulesOf(RULE_SETS.billing).map((rule) => rule.id);
  assert.deepEqual([ids.length, new Set(ids).size], [213, 213]);
});

describe('each rule', () => {
  for (const [id, entry] of Object.entries(RULE_CASES)) {
    test(`${id} holds where it should${entry.onlyFails ? ' (it is never reached there)' : ''}`, () => {
      const { failed, tested, structureFaults } = run(documentFor(entry, entry.holds), entry.variant);
      assert.equal(failed.has(id), false);
      assert.equal(structureFaults, 0);
      if (!entry.onlyFails) assert.ok((tested.get(id) ?? 0) > 0, 'the rule was tested');
    });
    test(`${id} fires when it is broken`, () => {
      const { failed, structureFaults, expected } = run(documentFor(entry, entry.breaks), entry.variant);
      assert.ok(failed.has(id), `fired instead: ${[...failed.keys()].join(' ')}`);
      assert.equal(structureFaults > 0, entry.schemaRefuses === true, 'whether the schema refuses it too');
      // Codes, paths and numbers stand as they are; words are Japanese.
      for (const text of expected)
        if (/\b[a-z]{2,} /i.test(text ?? '')) assert.match(text!, /[ぁ-んァ-ヶ一-龠～＋]/, 'expected, in Japanese');
    });
  }
});

describe('dead assertions of the official files', () => {
  const rule = (id: string) => rulesOf(RULE_SETS.billing).find((entry) => entry.id === id)!;
  const find = (node: XmlElement, key: string): XmlElement => {
    let child = node.firstChild;
    while (child && child.name.key !== key) child = child.nextSibling;
    return child!;
  };
  for (const [id, element, edit] of [
    [
      'aligned-ibrp-050-jp',
      'cac:InvoiceLine',
      (root: Tree) => root.at('cac:InvoiceLine').drop('cac:Item/cac:ClassifiedTaxCategory'),
    ],
    [
      'aligned-ibrp-019',
      'cac:PaymentMeans',
      (root: Tree) =>
        root.set('cac:PaymentMeans/cbc:PaymentMeansCode', '49').drop('cac:PaymentMeans/cac:PaymentMandate'),
    ],
  ] as const) {
    test(`${id} tells right from wrong but is never reached`, () => {
      const good = parseXml(toXml(fullInvoice())).root;
      const broken = fullInvoice();
      edit(broken);
      const bad = parseXml(toXml(broken)).root;
      assert.equal(rule(id).test(find(good, element), new Facts(good)), true);
      assert.equal(rule(id).test(find(bad, element), new Facts(bad)), false);
      assert.equal(run(broken).tested.has(id), false);
    });
  }
});

describe('the words of each rule', () => {
  for (const entry of VARIANTS.flatMap((variant) => rulesOf(RULE_SETS[variant]))) {
    test(`${entry.id} says what is wrong and what to change in both languages`, () => {
      for (const text of [entry.message.en, entry.hint.en]) assert.match(text, /^[A-Z"].{9,}\.$/su);
      for (const text of [entry.message.ja, entry.hint.ja]) assert.match(text, /[ぁ-んァ-ヶ一-龠].*。$/su);
      assert.notEqual(entry.message.en, entry.hint.en);
    });
  }
});
