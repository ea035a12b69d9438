import { type FocusEvent, useEffect, useRef } from 'react';
import { TextField, type TextFieldProps } from '../../ui/index.ts';

const country = '+7 ';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'ref'> & {
  ref?: (input: HTMLInputElement | null) => void;
  /** Called when the field is left with nothing but +7. */
  onLeftEmpty?: () => void;
};

/**
 * The one phone input, written like +7 (701) 123-45-67 (spec: use.phone). The mask's code is loaded after hydration. An
 * empty field shows +7 while it has the focus, and is empty again when left so.
 */
export function PhoneField({ ref, onFocus, onBlur, onLeftEmpty, ...field }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    let unmask: (() => void) | undefined;
    let there = true;
    import('./phone-mask.ts')
      .then(({ maskPhone }) => {
        if (there && input.current) unmask = maskPhone(input.current);
      })
      // Without the mask the field still works: the rules of the form validate it.
      .catch(() => undefined);
    return () => {
      there = false;
      unmask?.();
    };
  }, []);
  const enter = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value === '' && !event.currentTarget.readOnly) event.currentTarget.value = country;
    onFocus?.(event);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (/^\+7[\s(]*$/.test(event.currentTarget.value)) event.currentTarget.value = '';
    onBlur?.(event);
    if (event.currentTarget.value === '') onLeftEmpty?.();
  };
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        ref?.(element);
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onFocus={enter}
      onBlur={leave}
    />
  );
}
