import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery, filterDay, searchedWords } from './console-list.ts';
import { numberParams, recordVersion } from './console-record.ts';
import { daysAtPartner, enquiryEntryKinds, enquiryFormIds, enquiryStates } from './enquiries.values.ts';
import { answerText, noteText, partnerComment } from './enquiries-console.forms.ts';
import { onceKey } from './request-key.ts';

/** An enquiry in a list. Moments are ISO 8601. */
const row = {
  id: z.string(),
  formId: z.literal(enquiryFormIds),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** In a list its beginning. */
  text: z.string(),
  state: z.enum(enquiryStates),
  createdAt: z.string(),
  /** Whoever asked, where the person was signed in. */
  userId: z.nullable(z.string()),
  assigneeId: z.nullable(z.string()),
  assigneeName: z.nullable(z.string()),
  /** Whether a letter with an answer has come back or never left. */
  undelivered: z.boolean(),
  /** The partner that is to answer, since when, and when it was reminded. */
  partnerId: z.nullable(z.string()),
  partnerName: z.nullable(z.string()),
  handedAt: z.nullable(z.string()),
  remindedAt: z.nullable(z.string()),
  version: z.int(),
};
export const enquiryRow = z.object(row);
export type EnquiryRow = z.output<typeof enquiryRow>;

/** What was answered or noted. */
const entry = z.object({
  id: z.string(),
  kind: z.enum(enquiryEntryKinds),
  text: z.string(),
  /** Null for an account that is gone. */
  authorName: z.nullable(z.string()),
  at: z.string(),
  /** What became of the letter of an answer; `caught` stayed in the folder of a portal without a mail server. */
  letter: z.nullable(z.enum(['queued', 'sent', 'caught', 'undelivered'])),
  /** Why it was not delivered, as the mail server said it. */
  reason: z.nullable(z.string()),
});
export type EnquiryEntry = z.output<typeof entry>;

/** An enquiry with its answers and notes, the oldest first. */
export const consoleEnquiry = z.object({ ...row, userName: z.nullable(z.string()), entries: z.array(entry) });
export type ConsoleEnquiry = z.output<typeof consoleEnquiry>;

const unknownColleague = 'Такого сотрудника нет.';

const filters = {
  /** Without it spam is left out. */
  state: z.optional(z.enum(enquiryStates, 'Такого состояния нет.')),
  formId: z.optional(z.enum(['13', '433'], 'Такой формы нет.')),
  sender: z.optional(z.enum(['signed-in', 'visitor'], 'Такого отправителя нет.')),
  /** `me`, `nobody` or the id of a colleague. */
  assignee: z.optional(z.union([z.literal(['me', 'nobody']), z.guid(unknownColleague)], unknownColleague)),
  letter: z.optional(z.literal('undelivered', 'Такого фильтра нет.')),
  /** What a partner has had for so many days and longer. */
  atPartner: z.optional(z.enum(daysAtPartner, 'Такого срока нет.')),
  /** Days in the service's own time, both included. */
  from: filterDay,
  until: filterDay,
};

export const listEnquiries = defineSchemas({
  id: 'enquiries.consoleList',
  summary: 'Консоль: обращения из форм сайта; слова ищут по имени, почте, телефону, тексту и номеру',
  audience: 'editor',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt', 'name'], filters),
  answer: consoleListOf(enquiryRow),
  failures: ['console.too-far'],
});

export const getEnquiry = defineSchemas({
  id: 'enquiries.consoleOne',
  summary: 'Консоль: одно обращение с ответами и заметками',
  audience: 'editor',
  cost: costs.read,
  params: numberParams,
  answer: consoleEnquiry,
  failures: ['console.absent'],
});

export const countWaiting = defineSchemas({
  id: 'enquiries.consoleWaiting',
  summary: 'Консоль: сколько обращений ещё никто не взял, не больше 100',
  audience: 'editor',
  cost: costs.read,
  answer: z.object({ waiting: z.int() }),
});

export const listColleagues = defineSchemas({
  id: 'enquiries.consoleColleagues',
  summary: 'Консоль: операторы и редакторы, которым можно передать обращение',
  audience: 'editor',
  cost: costs.read,
  query: consoleListQuery(['name'], {}),
  answer: consoleListOf(z.object({ id: z.guid(), name: z.string(), isEditor: z.boolean() })),
  failures: ['console.too-far'],
});

const change = {
  audience: 'editor',
  cost: costs.write,
  params: numberParams,
  answer: consoleEnquiry,
} as const;

export const assignEnquiry = defineSchemas({
  ...change,
  id: 'enquiries.consoleAssign',
  summary: 'Консоль: взять обращение себе, передать другому или освободить',
  body: z.object({ ...recordVersion, assigneeId: z.nullable(z.guid(unknownColleague)) }),
  failures: ['console.absent', 'console.changed', 'enquiries.unknown-colleague', 'enquiries.spam'],
});

export const answerEnquiry = defineSchemas({
  ...change,
  id: 'enquiries.consoleAnswer',
  summary: 'Консоль: ответить письмом или записать, что ответили по телефону',
  cost: costs.letter,
  body: z.object({
    ...recordVersion,
    ...onceKey,
    by: z.enum(['letter', 'phone'], 'Ответить можно письмом или по телефону.'),
    text: answerText,
  }),
  failures: ['console.absent', 'console.changed', 'common.done-before', 'enquiries.no-email', 'enquiries.spam'],
});

export const noteOnEnquiry = defineSchemas({
  ...change,
  id: 'enquiries.consoleNote',
  summary: 'Консоль: заметка для коллег',
  body: z.object({ ...onceKey, text: noteText }),
  failures: ['console.absent', 'common.done-before'],
});

export const listPartnersToAsk = defineSchemas({
  id: 'enquiries.consolePartners',
  summary: 'Консоль: партнёры, которым можно передать обращение',
  audience: 'editor',
  cost: costs.read,
  query: consoleListQuery(['name'], {}),
  answer: consoleListOf(z.object({ id: z.string(), name: z.string(), city: z.string(), code: z.string() })),
  failures: ['console.too-far'],
});

export const handToPartner = defineSchemas({
  ...change,
  id: 'enquiries.consoleHand',
  summary: 'Консоль: попросить партнёра ответить; письмо с вопросом и контактами уходит ему',
  cost: costs.letter,
  body: z.object({ ...recordVersion, ...onceKey, partnerId: numberParams.shape.id, text: partnerComment }),
  failures: [
    'console.absent',
    'console.changed',
    'common.done-before',
    'people.unknown-partner',
    'enquiries.partner-unreachable',
    'enquiries.spam',
  ],
});

export const remindPartner = defineSchemas({
  ...change,
  id: 'enquiries.consoleRemind',
  summary: 'Консоль: напомнить партнёру об обращении, не чаще раза в сутки',
  cost: costs.letter,
  body: z.object(recordVersion),
  failures: [
    'console.absent',
    'console.changed',
    'people.unknown-partner',
    'enquiries.not-at-partner',
    'enquiries.reminded-today',
    'enquiries.partner-unreachable',
  ],
});

export const takeBackFromPartner = defineSchemas({
  ...change,
  id: 'enquiries.consoleTakeBack',
  summary: 'Консоль: забрать обращение у партнёра, чтобы ответить самим',
  body: z.object(recordVersion),
  failures: ['console.absent', 'console.changed', 'enquiries.not-at-partner'],
});

export const moveEnquiry = defineSchemas({
  ...change,
  id: 'enquiries.consoleMove',
  summary: 'Консоль: отметить спамом, снять эту отметку или вернуть отвеченное в работу',
  body: z.object({ ...recordVersion, to: z.enum(['spam', 'work'], 'Такого состояния нет.') }),
  failures: ['console.absent', 'console.changed'],
});

export const exportEnquiries = defineSchemas({
  id: 'enquiries.consoleExport',
  summary: 'Консоль: отфильтрованные обращения файлом CSV; выгрузка сама становится записью журнала',
  audience: 'editor',
  proof: 'fresh',
  cost: costs.listFile,
  body: z.object({ q: searchedWords, ...filters }),
  file: 'text/csv',
  answer: z.string(),
});
