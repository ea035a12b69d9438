import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { outsideLinks } from './publishing.values.ts';

const link = z.nullable(z.string());

export const getContentEnvironment = defineSchemas({
  id: 'publishing.environment',
  summary: 'Консоль: что задают для содержимого настройки сервера',
  audience: 'editor',
  cost: costs.read,
  answer: z.object({
    /** Where the links lead that the console leaves empty; null where the server names none either. */
    links: z.object(
      Object.fromEntries(outsideLinks.map((name) => [name, link])) as Record<
        (typeof outsideLinks)[number],
        typeof link
      >,
    ),
    /** The start service the tariffs come from, without a name and a password; null while they are the portal's own. */
    tariffsFrom: z.nullable(z.string()),
  }),
});
