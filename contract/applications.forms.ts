import * as z from 'zod/mini';
import { noLongerThan, oneLine, visible } from './text-rules.ts';

/** The longest name of an application, in characters. */
export const applicationNameLimit = 100;

/** A name a person gives an application: trimmed, inner white space made single, 1 to 100 characters. */
export const applicationName = z
  .string('Введите название')
  .check(
    ...oneLine('названии'),
    z.minLength(1, 'Введите название'),
    visible('Введите название'),
    noLongerThan(applicationNameLimit, `Название должно быть не длиннее ${applicationNameLimit} символов`),
  );

/** The form of adding an application (spec: applications.forms). */
export const addApplicationForm = z.object({
  name: applicationName,
  run: z._default(z.optional(z.boolean('Укажите, запускать ли приложение сразу.')), true),
});

/** The form of renaming one. */
export const renameApplicationForm = z.object({ name: applicationName });
