import type { XmlElement } from '../../../../xml/node.ts';
import { path } from '../path.ts';
import { type Rule, words } from '../rule.ts';

const reference = path('cac:AdditionalDocumentReference');
const referenceType = path('cbc:DocumentTypeCode');
const project = path('cac:ProjectReference');
const attachment = path('cac:Attachment');
const description = path('cbc:DocumentDescription');

const ofType = (nodes: readonly XmlElement[], type: string): XmlElement[] =>
  nodes.filter((node) => referenceType.all(node).some((code) => code.text === type));

/** A reference of type 130 is the invoiced object: an identifier only. */
const objectWithout = (id: string, part: typeof attachment, what: { en: string; ja: string }): Rule => ({
  id,
  terms: ['ibt-018'],
  message: words(
    `A reference of type 130 (invoiced object) has ${what.en}.`,
    `種別130（請求対象）の参照に${what.ja}があります。`,
  ),
  hint: words(
    `Remove ${part.text} there, or drop DocumentTypeCode 130 when it is a supporting document.`,
    `${part.text} を削除するか、添付書類であれば DocumentTypeCode 130 を外してください。`,
  ),
  test: (_, facts) => !ofType(facts.all('cac:AdditionalDocumentReference'), '130').some(part.exists),
  detail: (_, facts) => ({ at: ofType(facts.all('cac:AdditionalDocumentReference'), '130').find(part.exists) }),
});

export const OBJECT_WITHOUT_ATTACHMENT = objectWithout('ibr-071', attachment, { en: 'an attachment', ja: '添付' });
export const OBJECT_WITHOUT_DESCRIPTION = objectWithout('ibr-072', description, { en: 'a description', ja: '説明' });

export const ONE_OBJECT_REFERENCE: Rule = {
  id: 'ibr-078',
  terms: ['ibt-018'],
  message: words('There is more than one reference of type 130.', '種別130の参照が2つ以上あります。'),
  hint: words(
    'Keep one cac:AdditionalDocumentReference with DocumentTypeCode 130.',
    'DocumentTypeCode 130 の cac:AdditionalDocumentReference を1つだけにしてください。',
  ),
  test: (node) => ofType(reference.all(node), '130').length <= 1,
  detail: (node) => ({ at: ofType(reference.all(node), '130')[1], expected: '1' }),
};

export const ONE_PROJECT: Rule = {
  id: 'ibr-090',
  terms: ['ibt-011'],
  message: words('There is more than one project reference.', 'プロジェクト参照が2つ以上あります。'),
  hint: words(
    'Keep one cac:ProjectReference, and at most one cac:AdditionalDocumentReference of type 50.',
    'cac:ProjectReference は1つ、種別50の cac:AdditionalDocumentReference も1つまでにしてください。',
  ),
  test: (node) => project.count(node) <= 1 && ofType(reference.all(node), '50').length <= 1,
  detail: (node) => ({ at: project.all(node)[1] ?? ofType(reference.all(node), '50')[1], expected: '1' }),
};
