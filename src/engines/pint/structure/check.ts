import { isBlank } from '../../../xml/chars.ts';
import { known, NAMESPACES } from '../../../xml/names.ts';
import type { XmlAttribute, XmlElement } from '../../../xml/node.ts';
import { XSI } from '../../../xml/scope.ts';
import { faults, type StructureFault, type StructureRule } from './faults.ts';
import { type Datatype, declarationOf, type Sequence } from './model.ts';
import { VALUE_KINDS } from './values.ts';

/** Takes each violation; its words are made only for those that are listed. */
export type Report = (id: StructureRule, describe: () => StructureFault) => void;

const INVOICE = known('ubl:Invoice');

/** Checks a document against the UBL 2.1 Invoice schema; each violation is handed to `report`. */
export function checkStructure(root: XmlElement, report: Report): void {
  if (root.name !== INVOICE) report('UBL-ROOT', () => faults.root(root));
  else checkElement(root, report);
}

function checkElement(element: XmlElement, report: Report): void {
  const declaration = declarationOf(element.name);
  if (!declaration) checkUndeclared(element, report);
  else if (declaration.kind === 'basic') checkBasic(element, declaration.datatype, report);
  else {
    checkAggregate(element, report);
    if (declaration.kind === 'sequence') checkSequence(element, declaration.sequence, report);
    else checkExtensionContent(element, report);
  }
}

function checkAggregate(element: XmlElement, report: Report): void {
  for (const attribute of element.attributes)
    if (!isSchemaInstance(element, attribute, report))
      report('UBL-ATTRIBUTE', () => faults.attribute(element, attribute.name));
  if (element.mixedAt !== -1 || (element.firstChild === null && !isBlank(element.text)))
    report('UBL-TEXT', () => faults.text(element, element.mixedAt));
}

function checkSequence(element: XmlElement, sequence: Sequence, report: Report): void {
  const { particles, position } = sequence;
  let at = 0;
  let seen = 0;
  for (let child = element.firstChild; child !== null; child = child.nextSibling) {
    const index = child.name.id === -1 ? -1 : (position[child.name.id] ?? -1);
    if (index === at) {
      seen++;
      if (seen > 1 && !particles[at]!.many) report('UBL-REPEATED', () => faults.repeated(child));
    } else if (index > at) {
      if (seen === 0 && particles[at]!.required)
        report('UBL-MISSING', () => faults.missing(element, particles[at]!.name, child));
      for (let skipped = at + 1; skipped < index; skipped++)
        if (particles[skipped]!.required)
          report('UBL-MISSING', () => faults.missing(element, particles[skipped]!.name, child));
      at = index;
      seen = 1;
    } else if (index === -1) report('UBL-ELEMENT', () => faults.unexpected(child, element));
    else report('UBL-ORDER', () => faults.order(child, particles[at]!.name));
    checkElement(child, report);
  }
  for (let rest = at; rest < particles.length; rest++)
    if (particles[rest]!.required && !(rest === at && seen > 0))
      report('UBL-MISSING', () => faults.missing(element, particles[rest]!.name, null));
}

function checkBasic(element: XmlElement, datatype: Datatype, report: Report): void {
  if (element.firstChild !== null) report('UBL-ELEMENT', () => faults.children(element));
  else if (!VALUE_KINDS[datatype.base].valid(element.text))
    report('UBL-VALUE', () => faults.value(element, VALUE_KINDS[datatype.base]));
  let required = 0;
  for (const attribute of element.attributes) {
    const rule = attribute.namespace === '' ? datatype.attributes.get(attribute.name) : undefined;
    if (rule) {
      if (rule.required) required++;
      const kind = VALUE_KINDS[rule.type];
      if (!kind.valid(attribute.value))
        report('UBL-ATTRIBUTE', () => faults.attributeValue(element, attribute.name, attribute.value, kind));
    } else if (!isSchemaInstance(element, attribute, report))
      report('UBL-ATTRIBUTE', () => faults.attribute(element, attribute.name));
  }
  if (required === 0)
    for (const [name, rule] of datatype.attributes)
      if (rule.required) report('UBL-ATTRIBUTE-MISSING', () => faults.attributeMissing(element, name));
}

/** xsd:any ##other, lax: exactly one element of another namespace; declared elements inside are checked. */
function checkExtensionContent(element: XmlElement, report: Report): void {
  const only = element.firstChild;
  if (only === null || only.nextSibling !== null) report('UBL-EXTENSION', () => faults.extensionContent(element));
  for (let child = only; child !== null; child = child.nextSibling) {
    if (child.name.namespace === NAMESPACES.ext || child.name.namespace === '')
      report('UBL-ELEMENT', () => faults.unexpected(child, element));
    checkElement(child, report);
  }
}

/** A foreign element inside an extension: declared elements below it are still checked. */
function checkUndeclared(element: XmlElement, report: Report): void {
  for (let child = element.firstChild; child !== null; child = child.nextSibling) checkElement(child, report);
}

/** xsi:schemaLocation is a hint and allowed anywhere; xsi:type may only repeat the declared type; xsi:nil never fits. */
function isSchemaInstance(element: XmlElement, attribute: XmlAttribute, report: Report): boolean {
  if (attribute.namespace !== XSI) return false;
  if (attribute.name === 'schemaLocation' || attribute.name === 'noNamespaceSchemaLocation') return true;
  const declared = declarationOf(element.name);
  const type = declared?.kind === 'sequence' ? declared.sequence.type : `${element.name.local}Type`;
  if (attribute.name !== 'type' || attribute.value.trim().replace(/^[^:]*:/, '') !== type)
    report('UBL-XSI', () => faults.schemaInstance(element, attribute.name));
  return true;
}
