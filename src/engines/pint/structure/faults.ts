import type { Name } from '../../../xml/names.ts';
import type { XmlElement } from '../../../xml/node.ts';
import type { Expected } from '../rules/rule.ts';

/** One violation of the schema, in words that say what to change. */
export interface StructureFault {
  readonly element: XmlElement;
  /** Where to point when it is not the start of the element. */
  readonly offset?: number;
  readonly en: string;
  readonly ja: string;
  readonly hint: string;
  readonly hintJa: string;
  readonly actual?: string;
  readonly expected?: Expected;
}

export type StructureRule =
  | 'UBL-ROOT'
  | 'UBL-ELEMENT'
  | 'UBL-ORDER'
  | 'UBL-REPEATED'
  | 'UBL-MISSING'
  | 'UBL-TEXT'
  | 'UBL-VALUE'
  | 'UBL-ATTRIBUTE'
  | 'UBL-ATTRIBUTE-MISSING'
  | 'UBL-EXTENSION'
  | 'UBL-XSI';

const label = (name: Name) => name.key.replace(/^ubl:/, '');
const of = (element: XmlElement) => label(element.name);
const cut = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

interface Kind {
  readonly en: string;
  readonly ja: string;
}

export const faults = {
  root: (root: XmlElement): StructureFault => ({
    element: root,
    actual: of(root),
    expected: 'Invoice (urn:oasis:names:specification:ubl:schema:xsd:Invoice-2)',
    en: `The root element is ${of(root)}, not a UBL 2.1 Invoice.`,
    ja: `ルート要素が ${of(root)} です。UBL 2.1 の Invoice ではありません。`,
    hint: 'JP PINT has invoices only: use the root Invoice of namespace urn:oasis:names:specification:ubl:schema:xsd:Invoice-2; a correction is a negative invoice, not a CreditNote.',
    hintJa:
      'JP PINT の文書は Invoice のみです。名前空間 urn:oasis:names:specification:ubl:schema:xsd:Invoice-2 の Invoice を使い、訂正は CreditNote ではなくマイナスの請求書にしてください。',
  }),
  unexpected: (child: XmlElement, parent: XmlElement): StructureFault => ({
    element: child,
    actual: of(child),
    en: `${of(child)} does not belong in ${of(parent)}.`,
    ja: `${of(parent)} の中に ${of(child)} は置けません。`,
    hint: 'Remove it, or move it to the element that holds it in UBL 2.1; check its namespace prefix.',
    hintJa: '削除するか、UBL 2.1 で定められた親要素へ移してください。名前空間の接頭辞も確認してください。',
  }),
  order: (child: XmlElement, after: Name): StructureFault => ({
    element: child,
    actual: of(child),
    en: `${of(child)} stands too late: it comes before ${label(after)} in UBL 2.1.`,
    ja: `${of(child)} の位置が後ろすぎます。UBL 2.1 では ${label(after)} より前です。`,
    hint: `Move ${of(child)} before ${label(after)}.`,
    hintJa: `${of(child)} を ${label(after)} の前へ移してください。`,
  }),
  repeated: (child: XmlElement): StructureFault => ({
    element: child,
    en: `${of(child)} may stand here only once.`,
    ja: `${of(child)} はここに1つだけ置けます。`,
    hint: `Keep one ${of(child)} and remove the others.`,
    hintJa: `${of(child)} を1つだけ残して、ほかを削除してください。`,
  }),
  missing: (parent: XmlElement, name: Name, before: XmlElement | null): StructureFault => ({
    element: parent,
    ...(before ? { offset: before.offset } : {}),
    expected: label(name),
    en: `${of(parent)} has no ${label(name)}, which UBL 2.1 requires${before ? ` before ${of(before)}` : ''}.`,
    ja: `${of(parent)} に必須の ${label(name)} が${before ? `（${of(before)} の前に）` : ''}ありません。`,
    hint: `Add ${label(name)}${before ? ` before ${of(before)}` : ` at the end of ${of(parent)}`}.`,
    hintJa: `${label(name)} を${before ? ` ${of(before)} の前に` : ` ${of(parent)} の末尾に`}追加してください。`,
  }),
  text: (element: XmlElement, at: number): StructureFault => ({
    element,
    ...(at === -1 ? {} : { offset: at }),
    en: `${of(element)} holds text, but only elements may stand in it.`,
    ja: `${of(element)} に文字があります。ここには要素だけを置けます。`,
    hint: 'Remove the text, or put it into the element it belongs to.',
    hintJa: '文字を削除するか、該当する要素の中に入れてください。',
  }),
  children: (element: XmlElement): StructureFault => ({
    element,
    en: `${of(element)} holds a value and may not contain elements.`,
    ja: `${of(element)} は値の要素です。中に要素を置けません。`,
    hint: 'Replace the inner elements by the value itself.',
    hintJa: '中の要素を値そのものに置き換えてください。',
  }),
  value: (element: XmlElement, kind: Kind): StructureFault => ({
    element,
    actual: cut(element.text),
    expected: kind,
    en: `${of(element)} is not ${kind.en}.`,
    ja: `${of(element)} の値が${kind.ja}ではありません。`,
    hint: `Write ${kind.en}.`,
    hintJa: `${kind.ja}で書いてください。`,
  }),
  attribute: (element: XmlElement, name: string): StructureFault => ({
    element,
    actual: name,
    en: `${of(element)} may not carry the attribute ${name}.`,
    ja: `${of(element)} に属性 ${name} は付けられません。`,
    hint: `Remove the attribute ${name}.`,
    hintJa: `属性 ${name} を削除してください。`,
  }),
  attributeValue: (element: XmlElement, name: string, value: string, kind: Kind): StructureFault => ({
    element,
    actual: cut(value),
    expected: kind,
    en: `The attribute ${name} of ${of(element)} is not ${kind.en}.`,
    ja: `${of(element)} の属性 ${name} が${kind.ja}ではありません。`,
    hint: `Write ${kind.en} in ${name}.`,
    hintJa: `${name} を${kind.ja}で書いてください。`,
  }),
  attributeMissing: (element: XmlElement, name: string): StructureFault => ({
    element,
    expected: name,
    en: `${of(element)} has no attribute ${name}, which UBL 2.1 requires.`,
    ja: `${of(element)} に必須の属性 ${name} がありません。`,
    hint: `Add ${name}="…" to ${of(element)}${name === 'currencyID' ? ', for example currencyID="JPY"' : ''}.`,
    hintJa: `${of(element)} に ${name}="…" を追加してください${name === 'currencyID' ? '（例：currencyID="JPY"）' : ''}。`,
  }),
  extensionContent: (element: XmlElement): StructureFault => ({
    element,
    en: 'ExtensionContent must hold exactly one element.',
    ja: 'ExtensionContent には要素をちょうど1つ置きます。',
    hint: 'Wrap the extension in one element of your own namespace, or remove UBLExtensions.',
    hintJa: '拡張の内容を独自の名前空間の1要素にまとめるか、UBLExtensions を削除してください。',
  }),
  schemaInstance: (element: XmlElement, name: string): StructureFault => ({
    element,
    actual: `xsi:${name}`,
    en: `xsi:${name} on ${of(element)} does not fit its declared type.`,
    ja: `${of(element)} の xsi:${name} が宣言された型に合いません。`,
    hint: `Remove xsi:${name}.`,
    hintJa: `xsi:${name} を削除してください。`,
  }),
};
