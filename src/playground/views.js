import { checkList, fieldTable, pageView, repairList, vcardLink } from './document-view.js';
import { element } from './dom.js';
import { mapView, pointsOf } from './map-view.js';
import { pintView } from './pint-view.js';
import { word } from './words.js';

const titled = (key, content) => (content ? [element('h3', {}, word(key)), content] : []);

/** What an answer is best looked at with, beside its JSON. */
export async function viewsOf(answer, { input, files }) {
  const document = answer.extraction?.validation ? answer.extraction : answer;
  const meta = answer.card ? answer.extraction : document;
  const regions = meta.field_regions ?? {};
  const views = [];
  if (Object.keys(regions).length > 0) {
    for (const [side, file] of Object.entries(files)) {
      const mine = Object.fromEntries(
        Object.entries(regions).filter(([, region]) => !region.side || side.startsWith(region.side)),
      );
      views.push(...titled('document', await pageView(file, mine, pageSize(meta.processing, side))));
    }
  }
  views.push(...titled('field', fieldTable(flatten(answer), meta.field_confidence, meta.field_sources)));
  if (document.validation?.checks) views.push(...titled('checks', checkList(document.validation.checks)));
  const warnings = answer.warnings ?? document.warnings ?? [];
  if (warnings.length > 0 && typeof warnings[0] === 'string')
    views.push(...titled('warnings', element('ul', {}, ...warnings.map((warning) => element('li', {}, warning)))));
  views.push(...titled('repairs', repairList(meta.field_evidence ?? {})));
  if (answer.vcard) views.push(vcardLink(answer.vcard));
  const points = pointsOf(answer);
  if (points.length > 0) views.push(...titled('map', mapView(points)));
  if (Array.isArray(answer.findings) && typeof input.xml === 'string')
    views.push(...titled('findings', pintView(input.xml, answer.findings)));
  return views;
}

/** Values by field name wherever they stand, for the table of fields. */
function flatten(value, found = {}) {
  for (const [key, entry] of Object.entries(value ?? {})) {
    if (key.startsWith('field_')) continue;
    if (found[key] === undefined && (typeof entry !== 'object' || entry === null || Array.isArray(entry)))
      found[key] = entry;
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) flatten(entry, found);
  }
  const { person, organization, contact, address } = value?.card ?? {};
  if (person)
    Object.assign(found, {
      person_name: person.name,
      organization_display_name: organization?.display_name,
      organization_legal_name: organization?.legal_name,
      emails: contact?.emails?.map((email) => email.value),
      phones: contact?.phones?.map((phone) => phone.value),
      address: address?.raw,
    });
  return found;
}

/** The size the boxes refer to: the page as it was read, upright. */
function pageSize(processing, side) {
  const pages = processing?.sides?.[side]?.pages ?? processing?.pages ?? [];
  return pages[0];
}
