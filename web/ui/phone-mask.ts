import { Maskito, type MaskitoOptions } from '@maskito/core';
import { beforeMask } from './phone-number.ts';

const digit = /\d/;

/** The mask of numbers like +7 (701) 123-45-67, with the preprocessor for pasted numbers. */
export const phoneMask: MaskitoOptions = {
  mask: [
    '+',
    '7',
    ' ',
    '(',
    ...[digit, digit, digit],
    ')',
    ' ',
    ...[digit, digit, digit],
    '-',
    digit,
    digit,
    '-',
    digit,
    digit,
  ],
  preprocessors: [(change, action) => beforeMask(change, action)],
};

/** Masks the input and its present value; returns a function that removes the mask. */
export function maskPhone(input: HTMLInputElement): () => void {
  const mask = new Maskito(input, phoneMask);
  // For what was typed or filled in before: Maskito formats a value only on input.
  if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
  return () => mask.destroy();
}
