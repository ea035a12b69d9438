import type { KeyboardEvent } from 'react';

/** A pasted text; an emptied field is an empty text. */
const onOneLine = (typed: string): string => typed.replace(/\s*\n\s*/g, ' ');

/** Written where Enter was pressed: a new line that is replaced afterwards would take the cursor to the end. */
function spaceForEnter(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return;
  event.preventDefault();
  target.setRangeText(' ', target.selectionStart, target.selectionEnd, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/** For a `TextInput` whose text is shown as one paragraph: it is one as it is typed, a new line is a space. */
export const paragraphInput = { multiline: true, parse: onOneLine, onKeyDown: spaceForEnter } as const;
