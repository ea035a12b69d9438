import pLimit from 'p-limit';
import type { Db } from '../../infra/database/index.ts';
import { everyMinute, type Jobs, workInTurn } from '../../infra/jobs/index.ts';
import { insertCopies, listDueBulk } from './bulk-mail.store.ts';
import type { Letter } from './letters/letter.ts';
import { headerName, headerSubject, type Recipient } from './recipient.ts';

const queue = 'mail.bulk';
const atOnce = 3;
const takenAtOnce = 60;

/** One letter to many. */
export interface CopiesToQueue {
  readonly kind: string;
  readonly letter: Letter;
  /** A placeholder in the letter that each recipient has a text for; both of letters, digits and dashes. */
  readonly blank?: string;
  /** Who gets the answers. */
  readonly replyTo?: Recipient | undefined;
  /** More of the list follows: the letters wait for its end, because sending them would slow it down. */
  readonly unfinished?: boolean;
  readonly mails: readonly { readonly key: string; readonly to: Recipient; readonly filling?: string }[];
}

interface Needs {
  jobs: Jobs;
  db: Db;
  /** One attempt at a letter. */
  deliver(id: string): Promise<void>;
}

/**
 * Defines the job that sends the letters of lists, in turns of a few seconds until none is due. It has connections of
 * its own to the transport, so that it never delays letters somebody waits for.
 */
export function defineBulkMail({ jobs, db, deliver }: Needs) {
  const limit = pLimit(atOnce);
  jobs.define({
    name: queue,
    module: 'mail',
    does: 'Sends letters to a whole list, in turns of a few seconds.',
    cron: everyMinute,
    run: () =>
      workInTurn({
        step: async (isOver) => {
          const due = await listDueBulk(db, takenAtOnce);
          await Promise.all(due.map((id) => limit(async () => isOver() || deliver(id))));
          return due.length > 0;
        },
        again: () => jobs.send(db, queue, {}),
      }),
  });
  const enqueue = (transaction: Db) => jobs.send(transaction, queue, {});
  return {
    /** Starts the job after the transaction. */
    enqueue,
    queueCopies: async (transaction: Db, copies: CopiesToQueue): Promise<number> => {
      const queued = copies.mails.length > 0 ? await insertAll(transaction, copies) : 0;
      if (copies.unfinished !== true) await enqueue(transaction);
      return queued;
    },
  };
}

function insertAll(transaction: Db, { kind, letter, blank = '', replyTo, mails }: CopiesToQueue): Promise<number> {
  const fillings = mails.map(({ filling = '' }) => filling);
  // The filling is put into HTML unescaped.
  if (!fillings.every((filling) => /^[\w-]*$/.test(filling))) throw new Error('a filling is no plain word');
  return insertCopies(
    transaction,
    {
      ...letter,
      kind,
      blank,
      subject: headerSubject(letter.subject),
      replyToName: headerName(replyTo?.name ?? ''),
      replyToAddress: replyTo?.address ?? '',
    },
    {
      keys: mails.map(({ key }) => key),
      names: mails.map(({ to }) => headerName(to.name)),
      addresses: mails.map(({ to }) => to.address),
      fillings,
    },
  );
}
