/** Safety limits of one document. An invoice needs a depth under 10 and a handful of attributes; the rest is room. */
export const XML_LIMITS = {
  /** Decoded bytes. */
  bytes: 5 * 1024 * 1024,
  depth: 100,
  /** Attributes of one element, namespace declarations included. */
  attributes: 64,
  namespaceDeclarations: 100_000,
  /** Characters of a name or a namespace: findings repeat them several times. */
  nameLength: 1000,
  elements: 500_000,
} as const;
