import { XmlError } from './error.ts';

/** The reasons the parser refuses a document, worded. */
export const wellFormed = (offset: number, en: string, ja: string) => new XmlError('XML-WELLFORMED', offset, en, ja);

export const limit = (offset: number, en: string, ja: string, most: number) =>
  new XmlError('XML-LIMIT', offset, `More than ${most} ${en}.`, `${ja}が上限（${most}）を超えています。`);

export const duplicate = (offset: number, name: string) =>
  wellFormed(offset, `The attribute "${name}" is given twice.`, `属性「${name}」が重複しています。`);

export const undeclared = (offset: number, written: string) =>
  new XmlError(
    'XML-NAMESPACE',
    offset,
    `The prefix of "${written}" is not declared. Add its xmlns declaration.`,
    `「${written}」の接頭辞が宣言されていません。xmlns 宣言を追加してください。`,
  );

export const forbiddenCharacter = (offset: number, code: number) => {
  const shown = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return new XmlError(
    'XML-CHARACTER',
    offset,
    `The character ${shown} is not allowed in XML. Remove it.`,
    `文字 ${shown} は XML で使用できません。削除してください。`,
  );
};
