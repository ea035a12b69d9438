import type { FieldValues } from 'react-hook-form';
import { putInForm } from './phone-edit.ts';
import type { Rules } from './use-form.ts';

/**
 * Rules that judge and send the phone as its field shows it with the mask. They may be asked before the mask has come, of
 * what was typed without it, and answer when it has rewritten the field already.
 */
export function phoneInForm<Values extends FieldValues & { phone: string }, Sent extends FieldValues>(
  rules: Rules<Values, Sent>,
): Rules<Values, Sent> {
  return (values, context, options) => rules({ ...values, phone: putInForm(values.phone) }, context, options);
}
