import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { CallFailure } from '../calls/call-failure.ts';

/** Sends the values parsed by the rules; what it throws is shown by the fields or as the form's failure. */
export type Send<Sent> = (values: Sent) => unknown;

/** How a form is sent: once at a time, and failures of the server are shown by the fields they name. */
export function useSubmit<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  names: readonly FieldPath<Values>[],
) {
  const [failure, setFailure] = useState<unknown>(null);
  const [refused, setRefused] = useState<{ readonly first: FieldPath<Values> }>();
  const sending = useRef(false);
  // In an effect, because a field that was disabled or hidden while the form was sent cannot take the focus before it
  // is rendered again.
  const focusRefused = useEffectEvent(() => refused && form.setFocus(refused.first));
  useEffect(() => void (refused && focusRefused()), [refused]);

  const refuse = (error: unknown): boolean => {
    const fields = error instanceof CallFailure ? error.fields : {};
    const known = names.filter((name) => fields[name]);
    for (const name of known) form.setError(name, { type: 'server', message: fields[name] ?? '' });
    if (known[0] !== undefined) setRefused({ first: known[0] });
    return known.length > 0;
  };
  const submit = (send: Send<Sent>) => async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    takeSilentInput(event.currentTarget, form, names);
    try {
      const focusWrong = (errors: object) => {
        const first = names.find((name) => name in errors);
        if (first !== undefined) setRefused({ first });
      };
      await form.handleSubmit(async (values) => void (await send(values)), focusWrong)(event);
    } catch (error) {
      if (!refuse(error)) setFailure(error);
    }
    sending.current = false;
  };
  return {
    /** For `onSubmit`: checks the fields, then sends; the first wrong field gets the focus. */
    submit,
    /** The form is being validated or sent. */
    busy: form.formState.isSubmitting,
    /** Why it was not sent, when no field says so. */
    failure,
    setFailure,
    /** Shows the server's messages by the fields they name; returns whether there were any. */
    refuse,
  };
}

/** Reads what was written into an input without an event, as some password managers do. */
function takeSilentInput<Values extends FieldValues, Sent>(
  element: HTMLFormElement,
  form: UseFormReturn<Values, unknown, Sent>,
  names: readonly FieldPath<Values>[],
): void {
  for (const name of names) {
    const input = element.elements.namedItem(name);
    if (!(input instanceof Element) || !('value' in input)) continue;
    const value = input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value;
    if (value !== form.getValues(name)) form.setValue(name, value as FieldPathValue<Values, typeof name>);
  }
}
