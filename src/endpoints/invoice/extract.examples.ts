export const EXTRACT_INPUT = {};
export const EXTRACT_OUTPUT = {};
export const VERIFY_INPUT = {};
export const VERIFY_EXTRACTION_OUTPUT = {};
