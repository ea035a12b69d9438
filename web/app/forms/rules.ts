import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { Rules } from './use-form.ts';

/** Judges a form by a schema of the contract; what is sent is what the schema makes of the fields. */
export function rulesBy<Values extends FieldValues, Sent extends FieldValues>(
  schema: $ZodType<Sent>,
): Rules<Values, Sent> {
  return zodResolver(schema as $ZodType<Sent, Values>);
}
