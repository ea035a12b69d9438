import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';
import { consoleListOf, consoleListQuery, filterDay } from './console-list.ts';
import { numberParams } from './console-record.ts';
import { mailFilters, mailStates, mostResent, resendActions } from './mail-console.values.ts';
import { onceKey } from './request-key.ts';

const row = {
  id: z.string(),
  kind: z.string(),
  recipientName: z.string(),
  recipientAddress: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** Moments are ISO 8601. */
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  nextAttemptAt: z.string(),
  /** Whether the letter lies in the folder of a portal without a mail server: it has reached nobody. */
  isCaught: z.boolean(),
};

/** A letter of the outbox in a list. */
export const consoleMail = z.object(row);
export type ConsoleMail = z.output<typeof consoleMail>;

/** A letter as it was sent, and what became of it. */
export const wholeMail = z.object({
  ...row,
  /** Null when the text is no longer there. */
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  /** Whether dots stand in the place of codes and links that give access. */
  isHidden: z.boolean(),
  /** Why the last attempt failed and what to do, with the words of the mail server or of the connection. */
  trouble: z.nullable(z.object({ what: z.string(), next: z.string(), answer: z.string() })),
  /** What the mail server said when it took the letter. */
  serverAnswer: z.nullable(z.string()),
  resend: z.enum(resendActions),
  resentAt: z.nullable(z.string()),
  /** The later letter; null when it was written anew. */
  resentAs: z.nullable(z.string()),
});
export type WholeMail = z.output<typeof wholeMail>;

export const listMails = defineSchemas({
  id: 'mail.consoleList',
  summary: 'Консоль: исходящие письма',
  audience: 'operator',
  cost: costs.dearRead,
  query: consoleListQuery(['createdAt'], {
    state: z.optional(z.enum(mailFilters, 'Такого состояния нет.')),
    kind: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/, 'Писем такого вида нет.'))),
    from: filterDay,
    until: filterDay,
  }),
  answer: consoleListOf(consoleMail),
  failures: ['console.too-far'],
});

export const getMail = defineSchemas({
  id: 'mail.consoleOne',
  summary: 'Консоль: письмо, как оно отправлено',
  audience: 'operator',
  cost: costs.read,
  params: numberParams,
  answer: wholeMail,
  failures: ['console.absent'],
});

const sending = { audience: 'operator', proof: 'fresh', cost: costs.letter } as const;
const resent = {
  /** The new letter; null when it was written anew, or when the same one is tried at once. */
  id: z.nullable(z.string()),
  action: z.enum(resendActions),
};

export const resendMail = defineSchemas({
  ...sending,
  id: 'mail.consoleResend',
  summary: 'Консоль: отправить письмо ещё раз',
  params: numberParams,
  body: z.object(onceKey),
  answer: z.object(resent),
  failures: [
    'console.absent',
    'mail.being-sent',
    'mail.text-erased',
    'mail.outdated',
    'mail.refused-by-reader',
    'mail.unknown-code',
    'people.no-email',
    'people.blocked',
    'invitations.unknown',
    'invitations.ended',
    'invitations.email-taken',
    'invitations.already-invited',
    'invitations.too-many',
    'members.already-member',
    'members.already-invited',
    'members.too-many',
    'members.too-many-letters',
  ],
});

const chooseLetters = 'Выберите письма: за один раз не больше 100.';

export const resendMails = defineSchemas({
  ...sending,
  id: 'mail.consoleResendMany',
  summary: 'Консоль: отправить ещё раз несколько писем',
  body: z.object({
    ...onceKey,
    ids: z
      .array(z.string(chooseLetters).check(z.regex(/^[1-9]\d{0,17}$/, chooseLetters)), chooseLetters)
      .check(z.minLength(1, chooseLetters), z.maxLength(mostResent, chooseLetters)),
  }),
  answer: z.object({
    sent: z.int(),
    /** The letters that were not sent, with the reason. */
    refused: z.array(z.object({ id: z.string(), address: z.string(), message: z.string() })),
  }),
});

export const sendTestMail = defineSchemas({
  ...sending,
  id: 'mail.consoleTest',
  summary: 'Консоль: отправить себе проверочное письмо',
  body: z.object(onceKey),
  answer: z.object({ id: z.string() }),
  failures: ['mail.no-own-address'],
});

export const getMailServer = defineSchemas({
  id: 'mail.consoleServer',
  summary: 'Консоль: куда уходят письма',
  audience: 'operator',
  cost: costs.read,
  answer: z.object({
    /** Host and port of the mail server; null when there is none and letters are put into a folder. */
    server: z.nullable(z.string()),
    from: z.string(),
    ownAddress: z.nullable(z.string()),
  }),
});
