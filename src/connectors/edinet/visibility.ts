/** Values of `document.hidden`: what the filing list shows by itself. */
export const LISTED = 0;
export const WITHDRAWN = 1;
/** A notice of an event, or an older row of a document that is listed elsewhere. */
export const NOT_LISTED = 2;
