import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';

/** A page that is one text; `text` is clean HTML. */
export const staticPage = z.object({ text: z.string() });
export type StaticPage = z.output<typeof staticPage>;

export const getAboutText = defineSchemas({
  id: 'content.about',
  shows: ['pages'],
  summary: 'Текст «О сервисе»',
  audience: 'public',
  cost: costs.read,
  answer: staticPage,
  failures: ['content.unknown-page'],
});

export const getUserAgreement = defineSchemas({
  id: 'content.userAgreement',
  shows: ['pages'],
  summary: 'Пользовательское соглашение',
  audience: 'public',
  cost: costs.read,
  answer: staticPage,
  failures: ['content.unknown-page'],
});
