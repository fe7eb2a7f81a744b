/** Whether more than white space was given: a blank string counts as absent. */
export const isNonBlank = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text.trim() !== '';

/** The text, or null where it is absent. */
export const nonBlank = (text: string | null | undefined): string | null => (isNonBlank(text) ? text : null);
