import { useEffect, useLayoutEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { keepFocus } from './keep-focus.ts';

/** Whoever saves by the keyboard stays near the button, which has nothing to do any more when all is saved. */
export function FocusAfterSaving() {
  const { isSubmitting, isDirty } = useFormState();
  const returnFocus = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (isSubmitting) returnFocus.current = keepFocus();
  }, [isSubmitting]);
  useEffect(() => {
    if (isSubmitting) return;
    returnFocus.current?.();
    if (!isDirty) returnFocus.current = undefined;
  }, [isSubmitting, isDirty]);
  return null;
}
