import * as z from 'zod/mini';
import { addApplicationForm, renameApplicationForm } from './applications.forms.ts';
import { defineCall } from './call.ts';
import { pageOf, pagingQuery } from './paging.ts';

export {
  addApplicationForm,
  applicationName,
  applicationNameLimit,
  renameApplicationForm,
} from './applications.forms.ts';

/** How an application stands with the platform; `closed` is an ended subscription, its data are kept. */
export const applicationStatus = z.enum(['preparation', 'ready', 'error', 'closed']);
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** A subscriber's own application (contract, section 3). `url` names it in rename, `startUrl` launches it. */
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

/** Up to this many applications the browser holds them all and filters itself. */
export const heldByBrowserLimit = 500;

/** The filter value that means «all mine». */
export const allMine = 'aa';

const codeList = (message: string) =>
  z._default(z.optional(z.string(message).check(z.regex(/^[\w-]{1,64}(,[\w-]{1,64}){0,99}$/, message))), allMine);

export const listApplications = defineCall({
  id: 'applications.list',
  method: 'GET',
  path: '/service/bl/get/applications',
  summary: 'Мои приложения с числом по видам',
  audience: 'user',
  query: z.object({
    solutions: codeList('Неверный список решений.'),
    subscribers: codeList('Неверный список организаций.'),
    ...pagingQuery(50),
  }),
  answer: z.extend(pageOf(application), { facets: z.array(applicationFacet) }),
});

const changed = z.object({ success: z.literal(true), application });

export const addApplication = defineCall({
  id: 'applications.add',
  method: 'POST',
  path: '/service/bl/application/add',
  summary: 'Добавить приложение текущей организации',
  audience: 'user',
  body: z.extend(addApplicationForm, {
    code: z
      .string('Укажите код решения.')
      .check(z.minLength(1, 'Укажите код решения.'), z.maxLength(64, 'Слишком длинный код решения.')),
  }),
  answer: changed,
  failures: [
    'applications.unknown-solution',
    'applications.no-subscriber',
    'applications.access-closed',
    'applications.too-many',
    'applications.too-often',
  ],
});

export const renameApplication = defineCall({
  id: 'applications.rename',
  method: 'POST',
  path: '/service/bl/application/rename',
  summary: 'Переименовать своё приложение',
  audience: 'user',
  body: z.extend(renameApplicationForm, {
    url: z
      .string('Укажите адрес приложения.')
      .check(z.minLength(1, 'Укажите адрес приложения.'), z.maxLength(2000, 'Слишком длинный адрес.')),
  }),
  answer: changed,
  failures: ['applications.unknown'],
});
