import * as z from 'zod/mini';
import { checkThisField } from './field-rule.ts';

/** Allows an empty field: blanks are no value, anything else is checked by the schema. */
export const orEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.string(checkThisField).check(
    z.trim(),
    z.check<string>((context) => {
      if (context.value === '') return;
      const result = schema.safeParse(context.value);
      if (result.success) context.value = result.data;
      else
        context.issues.push({
          code: 'custom',
          input: context.value,
          message: result.error.issues[0]?.message ?? '',
        });
    }),
  );

/** The same for a field that may be left out: absent and null are no value either. */
export const optional = (schema: z.ZodMiniType<string, string>) => z._default(z.nullish(orEmpty(schema)), '');
