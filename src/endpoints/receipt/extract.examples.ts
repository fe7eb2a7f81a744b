export const RECEIPT_INPUT = {};
export const RECEIPT_OUTPUT = {};
