export const VERIFY_OUTPUT = {};
export const REPORT_OUTPUT = {};
export const BATCH_OUTPUT = {};
export const CHECK_OUTPUT = {};
