import type { ClipboardEvent, KeyboardEvent } from 'react';
import { typeText } from './type-text.ts';

/** A pasted text; an emptied field is an empty text. */
const onOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** A new line that is replaced afterwards would take the cursor to the end. */
function spaceForEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  typeText(' ');
}

function pasteOnOneLine(event: ClipboardEvent<HTMLElement>) {
  const pasted = event.clipboardData.getData('text/plain');
  if (!pasted.includes('\n') || !(event.target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  typeText(onOneLine(pasted));
}

/** For a `TextInput` whose text is shown as one paragraph: it is one as it is typed, a new line is a space. */
export const paragraphInput = {
  multiline: true,
  parse: onOneLine,
  onKeyDown: spaceForEnter,
  onPaste: pasteOnOneLine,
} as const;
