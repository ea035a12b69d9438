import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A page that is one text; `text` is clean HTML. */
export const staticPage = z.object({ text: z.string() });
export type StaticPage = z.output<typeof staticPage>;

export const getAboutText = defineCall({
  id: 'content.about',
  method: 'GET',
  path: '/api/v1/static-pages/about',
  summary: 'Текст «О сервисе»',
  audience: 'public',
  answer: staticPage,
  failures: ['content.unknown-page'],
});

export const getUserAgreement = defineCall({
  id: 'content.userAgreement',
  method: 'GET',
  path: '/api/v1/static-pages/user-agreement',
  summary: 'Пользовательское соглашение',
  audience: 'public',
  answer: staticPage,
  failures: ['content.unknown-page'],
});
