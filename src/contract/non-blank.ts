/** The text, or null where nothing but white space was given: a blank string counts as absent. */
export const nonBlank = (text: string | null | undefined): string | null => (text && text.trim() !== '' ? text : null);
