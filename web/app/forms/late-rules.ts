import type { FieldValues } from 'react-hook-form';
import type { Rules } from './use-form.ts';

/**
 * Rules whose code is loaded at the form's first check after hydration: schemas are the largest part of a form's code.
 * When the code cannot be loaded the form is sent unchecked, since the server applies the same schemas and answers by
 * the fields; the next check tries to load it again, where the browser does not keep the failed import.
 */
export function lateRules<Values extends FieldValues, Sent extends FieldValues>(
  load: () => Promise<Rules<Values, Sent>>,
): Rules<Values, Sent> {
  return async (values, context, options) => {
    const rules = await load().catch(() => undefined);
    return rules ? rules(values, context, options) : { values: values as unknown as Sent, errors: {} };
  };
}
