import { Maskito, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core';
import { formatPhone } from '../../../contract/phone-number.ts';
import { insert, needsForm, remove, type Shown, settle } from './phone-edit.ts';

/** Hands a whole new value to Maskito; the part before the caret is what it takes for typed. */
const typed = ({ value, caret }: Shown) => ({
  elementState: { value: value.slice(caret), selection: [0, 0] as const },
  data: value.slice(0, caret),
});

const standing = ({ value, caret }: Shown) => ({
  elementState: { value, selection: [caret, caret] as const },
  data: '',
});

/** What a removal has left of a text that was no number; it stands until the next key, or until the field is left. */
interface Left {
  text: string;
}

const preprocessorOf =
  (left: Left): MaskitoPreprocessor =>
  ({ elementState: { value, selection }, data }, action) => {
    const [from, to] = selection;
    if (action === 'validation')
      return value === left.text ? standing({ value, caret: to }) : standing(settle(value, to));
    if (action !== 'insert') {
      const shown = remove({ value, from, to }, action === 'deleteForward');
      left.text = shown.value;
      return standing(shown);
    }
    const shown = insert({ value, from, to }, data);
    return shown.value === value ? { elementState: { value, selection }, data: '' } : typed(shown);
  };

/**
 * Maskito follows the events of the keyboards and keeps the steps to undo; what stands in the field after each step is
 * computed whole by `phone-edit.ts`.
 */
const phoneMask = (left: Left): MaskitoOptions => ({ mask: /^.*$/s, preprocessors: [preprocessorOf(left)] });

/** Masks the input and its present value; returns a function that removes the mask. */
export function maskPhone(input: HTMLInputElement): () => void {
  const left: Left = { text: '' };
  const mask = new Maskito(input, phoneMask(left));
  // As the field does when it takes the focus; this one had it before the scripts came.
  if (input.value === '' && input === document.activeElement && !input.readOnly) input.value = formatPhone('');
  else putInputInForm(input);
  // Some programs fill fields in without an event of input.
  const enterOrLeave = () => {
    left.text = '';
    putInputInForm(input);
  };
  input.addEventListener('focus', enterOrLeave);
  input.addEventListener('blur', enterOrLeave);
  return () => {
    input.removeEventListener('focus', enterOrLeave);
    input.removeEventListener('blur', enterOrLeave);
    mask.destroy();
  };
}

/** For what was typed or filled in behind the mask's back: Maskito formats a value only on input. */
function putInputInForm(input: HTMLInputElement): void {
  if (needsForm(input.value)) input.dispatchEvent(new Event('input', { bubbles: true }));
}
