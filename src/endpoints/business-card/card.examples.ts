export const CARD_INPUT = {};
export const CARD_OUTPUT = {};
export const ENRICHED_OUTPUT = {};
