/**
 * Writes in the place of the selection of the focused field, as if it were typed: what a script writes can be undone only
 * so. The command is deprecated for rich text alone; no other way keeps the undoing.
 */
export const typeText = (text: string): boolean => document.execCommand('insertText', false, text);
