/** Height of a usual line in an ink map: enough for strokes to be told from rules. */
export const LINE = 14;
