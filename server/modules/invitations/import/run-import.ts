import { randomUUID } from 'node:crypto';
import { rowProblems } from '../../../../contract/invitations-import.values.ts';
import { writeAudit } from '../../../infra/audit/index.ts';
import { type CodeHasher, inGroups } from '../../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../../infra/database/index.ts';
import { type Jobs, workInTurn } from '../../../infra/jobs/index.ts';
import { mailboxKey } from '../../identity/index.ts';
import type { Mailing } from '../../mail/index.ts';
import type { PartnerCard } from '../../partners/index.ts';
import { lockInvitations } from '../customer-invitations.store.ts';
import { drawInvitationCode } from '../invitation-codes.ts';
import { customerInvitationLetter } from '../letters/customer-invitation-letter.ts';
import { invitationLetterKey, letterKinds } from '../send-invitation.ts';
import type { KnownEmails } from './check-rows.ts';
import { listGoing } from './import.store.ts';
import {
  type BulkInvitation,
  endImport,
  insertInvitations,
  nextRows,
  noteRows,
  takeImport,
  type WaitingRow,
} from './import-step.store.ts';
import { findKnownEmails } from './known-emails.ts';

/** The old name of the queue: jobs may wait under it in an existing database. */
const queue = 'registration.import';
/** Rows of one transaction: few enough for a progress bar and for others who invite at the same time. */
const rowsOfStep = 500;

interface Needs {
  db: Db;
  jobs: Jobs;
  hasher: CodeHasher;
  mailing: Mailing;
}

/** The job behind an import. */
export interface ImportJob {
  /** Enqueues the job in the business transaction. */
  enqueue(transaction: Db, id: string): Promise<void>;
  /** Enqueues the imports under way, because a killed process may have lost their jobs. */
  resume(): Promise<void>;
}

/**
 * Defines the job that invites by a file, in steps of one transaction each, so that a kill leaves no step half-done.
 */
export function defineImport(needs: Needs): ImportJob {
  const { db, jobs } = needs;
  jobs.define<{ id: string }>({
    name: queue,
    module: 'invitations',
    does: 'Invites by the rows of an imported file, step by step.',
    run: ({ id }) => workInTurn({ step: () => stepImport(needs, id), again: () => jobs.send(db, queue, { id }) }),
  });
  return {
    enqueue: (transaction, id) => jobs.send(transaction, queue, { id }),
    resume: async () => {
      for (const id of await listGoing(db)) await jobs.send(db, queue, { id });
    },
  };
}

/** Invites by the next rows; returns whether there may be more. Two processes at one import take turns. */
function stepImport(needs: Needs, id: string): Promise<boolean> {
  return inTransaction(needs.db, async (transaction) => {
    const going = await takeImport(transaction, id);
    if (!going) return false;
    const { partner, createdBy } = going;
    await lockInvitations(transaction, partner.id);
    const rows = await nextRows(transaction, id, rowsOfStep);
    const unfinished = rows.length === rowsOfStep;
    const emails = rows.map(({ email }) => mailboxKey(email));
    const { fresh, skipped } = sortOut(rows, await findKnownEmails(transaction, partner.id, emails));
    await inviteAll(transaction, fresh, { ...needs, partner, createdBy, unfinished });
    await noteRows(transaction, id, { invited: fresh.map(({ place }) => place), skipped });
    if (unfinished) return true;
    const details = await endImport(transaction, id);
    await writeAudit(transaction, { action: 'import-ended', userId: createdBy, object: id, details });
    return false;
  });
}

/** The rows that can still be invited, and those that have an account or an invitation by now. */
function sortOut(rows: readonly WaitingRow[], { accounts, invited }: KnownEmails) {
  const fresh: WaitingRow[] = [];
  const skipped: { place: number; problem: string }[] = [];
  for (const row of rows) {
    const key = mailboxKey(row.email);
    if (accounts.has(key)) skipped.push({ place: row.place, problem: rowProblems.known });
    else if (invited.has(key)) skipped.push({ place: row.place, problem: rowProblems.invited });
    else fresh.push(row);
  }
  return { fresh, skipped };
}

interface Sending extends Pick<Needs, 'hasher' | 'mailing'> {
  partner: PartnerCard;
  createdBy: string | null;
  unfinished: boolean;
}

/** Saves the invitations and queues their letters. The letter is written once; each copy gets its own code. */
async function inviteAll(db: Db, rows: readonly WaitingRow[], sending: Sending) {
  const { hasher, mailing, partner, createdBy, unfinished } = sending;
  const invitations = rows.map(({ place: _, ...row }): BulkInvitation & { code: string } => {
    const id = randomUUID();
    const { text: code, hash: codeHash } = drawInvitationCode(hasher, 'customer');
    return { ...row, id, code, codeHash, letterKey: invitationLetterKey('customer', id, codeHash) };
  });
  await insertInvitations(db, { partnerId: partner.id, createdBy }, invitations);
  // A random code as the placeholder, so that no text of the partner can be taken for it.
  const { text: blank } = drawInvitationCode(hasher, 'customer');
  await mailing.outbox.queueCopies(db, {
    kind: letterKinds.customer,
    letter: await customerInvitationLetter(db, blank, partner, mailing.base),
    blank: inGroups(blank),
    unfinished,
    mails: invitations.map(({ letterKey, customerName, email, code }) => ({
      key: letterKey,
      to: { name: customerName, address: email },
      filling: inGroups(code),
    })),
  });
}
