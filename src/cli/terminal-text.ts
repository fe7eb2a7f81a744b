/**
 * What a terminal takes for a command (C0 and C1 controls; a line break and a tab are text), and what turns the text
 * behind it around. Answers, file names and words of documents are of other people's making: printed as they are, they
 * could clear the screen, name the window, or write other prices over ours.
 */
const COMMANDS =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/g;

/** The same text for a person's terminal: such characters as JSON writes them. */
export const terminalText = (text: string): string =>
  text.replaceAll(COMMANDS, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
