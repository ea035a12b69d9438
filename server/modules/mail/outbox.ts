import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Db } from '../../infra/database/index.ts';
import { everyMinute, type Jobs } from '../../infra/jobs/index.ts';
import type { Log } from '../../infra/log/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { type CopiesToQueue, defineBulkMail } from './bulk-mail.ts';
import { deliverMail, unclearFate } from './deliver-mail.ts';
import { createFileTransport } from './file-transport.ts';
import type { Letter } from './letters/letter.ts';
import type { MailTransport } from './mail.port.ts';
import {
  type ClaimedMail,
  countMails,
  deleteOld,
  endLostClaims,
  insertMails,
  type MailCounts,
  type NewMail,
  takeOverdue,
} from './mail.store.ts';
import { headerName, headerSubject, type Recipient } from './recipient.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const queue = 'mail.deliver';
const sweepQueue = 'mail.sweep';
const batch = 20;
const atOnce = 5;
const sentDays = 30;
const deadDays = 90;

export interface MailToQueue {
  /** The kind and number of what the letter is about; a key gets one letter, for ever. */
  readonly key: string;
  readonly kind: string;
  readonly to: Recipient;
  readonly letter: Letter;
  /** The address where one request stops letters of this topic; absent for letters that nobody may refuse. */
  readonly unsubscribeUrl?: string;
  /** What the letter is about, so that a change of that can recall it while it waits. */
  readonly about?: string;
}

/** The outbox as other modules use it. */
export interface Outbox {
  /**
   * Puts a letter into the outbox in the business transaction. Returns whether it was new; a key that has had its
   * letter gets no second one.
   */
  queueMail(transaction: Db, mail: MailToQueue): Promise<boolean>;
  /** The same for many letters; single letters are sent before them. Returns how many were new. */
  queueMails(transaction: Db, mails: readonly MailToQueue[]): Promise<number>;
  /** The same for one letter to many, filled in by the database. */
  queueCopies(transaction: Db, copies: CopiesToQueue): Promise<number>;
  /** Attempts a letter as soon as the transaction is over. */
  tryNow(transaction: Db, id: string): Promise<void>;
  /** How many letters wait, are being sent, or were set aside. */
  counts(): Promise<MailCounts>;
  /** Removes old letters in the table and in the folder; returns how many rows. */
  cleanUp(atMost: number): Promise<number>;
  /** Removes what has been written of these letters outside the database, once their rows are gone. */
  forget(ids: readonly string[]): Promise<void>;
  close(): void;
}

interface Needs {
  jobs: Jobs;
  db: Db;
  log: Log;
  settings: Pick<Settings, 'SMTP_URL' | 'DATA_DIR' | 'mailFrom'>;
  /** Another transport in the place of the settings' one; for tests. */
  transport?: MailTransport | undefined;
}

function asRow({ key, kind, to, letter, unsubscribeUrl, about }: MailToQueue): NewMail {
  return {
    ...letter,
    key,
    kind,
    subject: headerSubject(letter.subject),
    recipientName: headerName(to.name),
    recipientAddress: to.address,
    unsubscribeUrl: unsubscribeUrl ?? null,
    about: about ?? null,
  };
}

/** Leaves a letter where no jobs run, in an operator's command: the portal sends it within three minutes. */
export async function leaveMail(transaction: Db, mail: MailToQueue): Promise<boolean> {
  const { length } = await insertMails(transaction, [asRow(mail)], false);
  return length > 0;
}

/** Opens the outbox: letters queue up in the database and leave by jobs (spec: mail.outbox). */
export function openOutbox({ jobs, db, log, settings, transport: given }: Needs): Outbox {
  const transport =
    given ??
    (settings.SMTP_URL
      ? createSmtpTransport(settings.SMTP_URL)
      : createFileTransport(join(settings.DATA_DIR, 'outbox')));
  // A letter of a list needs no job: the bulk job finds it when it is due.
  const again = async (transaction: Db, { id, bulk: comesUp }: ClaimedMail, afterSeconds: number) =>
    comesUp ? undefined : jobs.send(transaction, queue, { id }, afterSeconds);
  const limit = pLimit(atOnce);
  const needs = { db, transport, from: settings.mailFrom, log, again };
  jobs.define<{ id: string }>({
    name: queue,
    module: 'mail',
    does: 'Makes one attempt to hand a letter over.',
    batch,
    run: ({ id }) => limit(() => deliverMail(needs, id)),
  });
  const bulk = defineBulkMail({ jobs, db, deliver: (id) => deliverMail(needs, id) });
  jobs.define({
    name: sweepQueue,
    module: 'mail',
    does: 'Enqueues letters whose attempt is overdue and ends attempts of a killed process.',
    cron: everyMinute,
    run: async () => {
      const ended = await endLostClaims(db, transport.repeatable, unclearFate);
      if (ended.dead > 0) log.error({ letters: ended.dead }, 'letters of unclear fate were set aside');
      for (const id of await takeOverdue(db)) await jobs.send(db, queue, { id });
    },
  });
  return {
    queueMail: async (transaction, mail) => {
      const [id] = await insertMails(transaction, [asRow(mail)], false);
      if (id !== undefined) await jobs.send(transaction, queue, { id });
      return id !== undefined;
    },
    queueMails: async (transaction, mails) => {
      const { length } = await insertMails(transaction, mails.map(asRow), true);
      if (length > 0) await bulk.enqueue(transaction);
      return length;
    },
    queueCopies: bulk.queueCopies,
    tryNow: (transaction, id) => jobs.send(transaction, queue, { id }),
    counts: () => countMails(db),
    cleanUp: async (atMost) => {
      await transport.cleanUp(sentDays);
      return deleteOld(db, { sentDays, deadDays, atMost });
    },
    forget: (ids) => transport.forget(ids),
    close: () => transport.close(),
  };
}
