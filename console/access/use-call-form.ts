import { type FormEvent, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';

interface Refused {
  message: string;
  fields: Readonly<Record<string, string>>;
}

/** A small form over a call: what was refused stands by its field, else above; what was typed stays. */
export function useCallForm(send: (values: Readonly<Record<string, string>>) => Promise<void>) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const refuse = (failure: Refused) => {
    setRefused(failure);
    const [first] = Object.keys(failure.fields);
    const field = form.current?.elements.namedItem(first ?? '');
    if (field instanceof HTMLInputElement) field.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy) return;
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    setBusy(true);
    setRefused(undefined);
    try {
      await send(values);
    } catch (error) {
      refuse(refusalOf(error, translate));
    } finally {
      setBusy(false);
    }
  };
  const message = refused && Object.keys(refused.fields).length === 0 ? refused.message : undefined;
  const errorOf = (name: string) => refused?.fields[name];
  return { form, submit, isBusy, message, errorOf };
}

function refusalOf(error: unknown, translate: ReturnType<typeof useTranslate>): Refused {
  if (!(error instanceof HttpError)) return { message: translate('access.failed'), fields: {} };
  const { fields = {}, retryAfterSeconds } = (error.body ?? {}) as {
    fields?: Record<string, string>;
    retryAfterSeconds?: number;
  };
  const wait = retryAfterSeconds ? ` ${translate('access.wait', { smart_count: retryAfterSeconds })}` : '';
  return { message: error.message + wait, fields };
}

/** A refusal of the form's own, before anything is sent. */
export function refuseField(name: string, message: string): never {
  throw new HttpError(message, 400, { fields: { [name]: message } });
}
