import * as z from 'zod/mini';
import { addApplicationForm, renameApplicationForm } from './applications.forms.ts';
import { allMine } from './applications.values.ts';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { pageOf, pagingQuery } from './paging.ts';

/** How an application stands with the platform; `closed` is an ended subscription, its data are kept. */
export const applicationStatus = z.enum(['preparation', 'ready', 'error', 'closed']);
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** A subscriber's own application (spec: applications.item). `url` names it in rename, `startUrl` launches it. */
export const application = z.object({
  id: z.string(),
  code: z.null(),
  name: z.string(),
  type: z.string(),
  solutionCode: z.string(),
  title: z.string(),
  url: z.string(),
  startUrl: z.string(),
  logoUrl: z.string(),
  status: applicationStatus,
  subscriberId: z.string(),
  subscriberName: z.string(),
  createdAt: z.string(),
});
export type Application = z.output<typeof application>;

export const applicationFacet = z.object({ type: z.string(), title: z.string(), count: z.int() });
export type ApplicationFacet = z.output<typeof applicationFacet>;

const codeList = (message: string) =>
  z._default(z.optional(z.string(message).check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/, message))), allMine);

export const listApplications = defineSchemas({
  id: 'applications.list',
  summary: 'Мои приложения с числом по видам',
  audience: 'user',
  cost: costs.read,
  query: z.object({
    solutions: codeList('Неверный список решений.'),
    subscribers: codeList('Неверный список организаций.'),
    ...pagingQuery(50),
  }),
  answer: z.extend(pageOf(application), { facets: z.array(applicationFacet) }),
});

const changed = z.object({ success: z.literal(true), application });

export const addApplication = defineSchemas({
  id: 'applications.add',
  summary: 'Добавить приложение названной организации, а без неё текущей',
  audience: 'user',
  cost: costs.write,
  body: z.extend(addApplicationForm, {
    code: z
      .string('Укажите код решения.')
      .check(z.minLength(1, 'Укажите код решения.'), z.maxLength(64, 'Слишком длинный код решения.')),
    /** Whose it will be, as it was shown: the current one may have been switched elsewhere meanwhile. */
    subscriberId: z.optional(z.guid('Неизвестная организация.')),
  }),
  answer: changed,
  failures: [
    'applications.unknown-solution',
    'subscribers.unknown',
    'applications.no-subscriber',
    'applications.access-closed',
    'applications.too-many',
    'applications.too-often',
  ],
});

export const renameApplication = defineSchemas({
  id: 'applications.rename',
  summary: 'Переименовать своё приложение',
  audience: 'user',
  cost: costs.write,
  body: z.extend(renameApplicationForm, {
    url: z
      .string('Укажите адрес приложения.')
      .check(z.minLength(1, 'Укажите адрес приложения.'), z.maxLength(2000, 'Слишком длинный адрес.')),
  }),
  answer: changed,
  failures: ['applications.unknown'],
});
