/** Safety limits. A JP PINT invoice needs a depth under 10 and a handful of attributes; the rest is room. */
export const LIMITS = {
  /** Decoded XML bytes. */
  bytes: 5 * 1024 * 1024,
  depth: 100,
  /** Attributes of one element, namespace declarations included. */
  attributes: 64,
  namespaceDeclarations: 100_000,
  elements: 500_000,
  /** Digits of one number: XML Schema asks processors for 18; the reference processor reads any, and these are exact too. */
  digits: 1000,
  /** Findings listed; the rest is counted. */
  findings: 500,
} as const;
