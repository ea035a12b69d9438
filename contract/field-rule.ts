import * as z from 'zod/mini';

/** Said of a value that no rule of the field has words for. */
export const checkThisField = 'Проверьте значение этого поля.';

/** Said of what a page of the portal sends by itself, when it is none of ours. */
export const outdatedPage = 'Обновите страницу и повторите.';

/** A rule of one field in the light of the others; unlike a refinement it also runs when other fields are wrong. */
export function fieldRule<Values extends object>(
  name: keyof Values & string,
  fault: (values: Values) => string | undefined,
) {
  return z.check<Values>(
    ({ value, issues }) => {
      const message = fault(value);
      if (message !== undefined) issues.push({ code: 'custom', path: [name], message, input: value });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

/** The first sentence a schema has about a value, or nothing. */
export const faultBy = (schema: z.ZodMiniType) => (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
