import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type { $ZodType } from 'zod/v4/core';
import type { Rules } from './use-form.ts';

/** Validates a form by a schema of the contract; the parsed values are what is sent. */
export function rulesBy<Values extends FieldValues, Sent extends FieldValues>(
  schema: $ZodType<Sent>,
): Rules<Values, Sent> {
  return zodResolver(schema as $ZodType<Sent, Values>);
}
