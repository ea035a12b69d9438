import { Maskito, type MaskitoOptions } from '@maskito/core';
import { beforeMask } from './phone-number.ts';

const digit = /\d/;

/** The mask of numbers like +7 (701) 123-45-67, with the rule that lets whole numbers in. */
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

/** Masks the input, and what stands in it already; gives what takes the mask off. */
export function maskPhone(input: HTMLInputElement): () => void {
  const mask = new Maskito(input, phoneMask);
  // Typed or filled in before the mask came: Maskito looks at a value only when something is put in.
  if (input.value !== '') input.dispatchEvent(new Event('input', { bubbles: true }));
  return () => mask.destroy();
}
