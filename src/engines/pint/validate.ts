import { checkDeclaredEncoding, decodeXml } from '../../xml/decode.ts';
import { XmlError } from '../../xml/error.ts';
import type { XmlElement } from '../../xml/node.ts';
import { normaliseLineEnds, parseXml, type XmlDocument } from '../../xml/parser.ts';
import { Positions } from '../../xml/position.ts';
import { advise } from './advisories/index.ts';
import { digestOf } from './digest.ts';
import { ABORT_RULE, FindingList } from './findings.ts';
import { readDates, readIssuer, readTotals, valueIn } from './reading.ts';
import type { Advisory, Issuer, Layer, LayerState, Report, Totals } from './report.ts';
import { path } from './rules/path.ts';
import { runRules } from './rules/run.ts';
import { RULE_SETS, type RuleSet, rulesOf, type Variant, variantOf } from './rules/sets.ts';
import { checkStructure } from './structure/check.ts';

export interface ValidateOptions {
  /** Which rules to apply; by default those the document's CustomizationID asks for. */
  readonly ruleSet?: Variant | 'auto';
}

const customization = path('cbc:CustomizationID');
const profile = path('cbc:ProfileID');
const typeCode = path('cbc:InvoiceTypeCode');
const number = path('cbc:ID');
const line = path('cac:InvoiceLine');

/** Validates one document, as bytes or as text. Throws EncodingError for what is not UTF-8; everything else is a report. */
export function validate(xml: Uint8Array | string, { ruleSet = 'auto' }: ValidateOptions = {}): Report {
  const text = typeof xml === 'string' ? checkDeclaredEncoding(xml.replace(/^\uFEFF/, '')) : decodeXml(xml);
  const source = normaliseLineEnds(text);
  const positions = new Positions(source);
  const findings = new FindingList(positions);
  const layers: Record<Layer, LayerState> = {
    syntax: 'passed',
    xsd: 'not_run',
    pint_shared: 'not_run',
    pint_jp: 'not_run',
  };

  let document: XmlDocument | undefined;
  try {
    document = parseXml(source);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    findings.syntax(error);
    layers.syntax = 'failed';
  }
  const root = document?.root;
  const customizationId = root ? valueIn(customization.first(root)) : null;
  const set = RULE_SETS[ruleSet === 'auto' ? variantOf(customizationId ?? '') : ruleSet];
  let advisories: readonly Advisory[] = [];
  if (root) {
    checkStructure(root, (id, describe) => findings.structure(id, describe));
    layers.xsd = findings.total === 0 ? 'passed' : 'failed';
    // Where the schema fails the official rules are not run either: their result would not be theirs.
    if (layers.xsd === 'passed') advisories = applyRules(set, root, findings, layers, positions);
  }
  return {
    valid: findings.total === 0,
    profile: {
      customizationId,
      profileId: root ? valueIn(profile.first(root)) : null,
      typeCode: root ? valueIn(typeCode.first(root)) : null,
      variant: set.variant,
    },
    invoice: {
      id: root ? valueIn(number.first(root)) : null,
      lines: root ? line.count(root) : 0,
      elements: document?.elements ?? 0,
      ...(root ? readDates(root) : NO_DATES),
    },
    ruleSet: {
      name: set.name,
      version: set.version,
      ubl: '2.1',
      rules: rulesOf(set).length,
      proof: set.proof,
      digest: digestOf(set),
    },
    layers,
    total: findings.total,
    ruleCounts: findings.counts,
    findings: findings.list,
    advisories,
    issuer: root ? readIssuer(root) : NO_ISSUER,
    totals: root ? readTotals(root) : NO_TOTALS,
  };
}

function applyRules(
  set: RuleSet,
  root: XmlElement,
  findings: FindingList,
  layers: Record<Layer, LayerState>,
  positions: Positions,
): readonly Advisory[] {
  layers.pint_shared = 'passed';
  layers.pint_jp = 'passed';
  const facts = runRules(set, root, {
    fail: (layer, rule, node, known) => {
      if (layers[layer] === 'passed') layers[layer] = 'failed';
      findings.rule(layer, rule, node, known);
    },
    abort: (layer, rule, node, abort) => {
      // One stop is enough: the official run does not get to a second.
      if (layers[layer] !== 'aborted') findings.abort(layer, rule, node, abort);
      layers[layer] = 'aborted';
    },
  });
  return advise({ set, root, facts, positions });
}

/** @internal */
export { ABORT_RULE };

const NO_DATES = { issueDate: null, taxPointDate: null, periodStart: null, periodEnd: null };
const NO_TOTALS: Totals = {
  currency: null,
  lineTotal: null,
  taxExclusive: null,
  tax: null,
  taxInclusive: null,
  prepaid: null,
  payable: null,
};
const NO_ISSUER: Issuer = {
  registrationNumber: null,
  formatValid: null,
  checksumValid: null,
  corporateNumber: null,
  name: null,
  tradeName: null,
  address: null,
  postalCode: null,
  country: null,
  endpoint: null,
  legalId: null,
};
