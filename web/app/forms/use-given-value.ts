import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { Form } from './use-form.ts';

/** Fills in a field with what is known only in the browser, such as the code of a letter's link; empty leaves it alone. */
export function useGivenValue<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<Form<Values>, 'setValue'>,
  name: Name,
  value: FieldPathValue<Values, Name> & string,
): void {
  const fillIn = useEffectEvent(() => form.setValue(name, value, { shouldDirty: true, shouldValidate: true }));
  useEffect(() => {
    if (value) fillIn();
  }, [value]);
}
