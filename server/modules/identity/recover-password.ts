import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { writeAudit } from '../../infra/audit/index.ts';
import { type CodeHasher, drawCode } from '../../infra/codes/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import type { Jobs } from '../../infra/jobs/index.ts';
import { createLimit } from '../../infra/limits/index.ts';
import type { Mailing } from '../mail/index.ts';
import { type AskedBy, recoveryLetter } from './letters/recovery-letter.ts';
import { accountKey } from './mailbox-key.ts';
import { findRecoverable, keepRecoveryCode, recoveryQueue } from './recovery.store.ts';

/** Characters of a recovery code: 120 random bits. */
export const recoveryCodeLength = 24;

const windowSeconds = 60 * 60;
const lettersOfAccount = 3;
const batch = 20;

/** The request as it is stored until its job runs. */
interface RecoveryRequest {
  email: string;
  origin: Origin;
}

interface Needs {
  db: Db;
  pool: pg.Pool;
  jobs: Jobs;
  hasher: CodeHasher;
  mailing: Mailing;
}

interface Account {
  id: string;
  name: string;
  login: string;
  email: string;
}

/** Recovery of a password by letter. */
export interface Recovery {
  /**
   * Stores the request and answers at once, the same for everybody; the job looks the account up later. Beyond the
   * letters of an account nothing is stored, so that the queue stays short.
   */
  ask(email: string, origin: Origin): Promise<void>;
  /** Queues an operator's letter of a new code in the transaction; an earlier code is replaced. */
  send(transaction: Db, account: Account): Promise<void>;
}

/** Defines the job behind recovery; before the jobs start (spec: identity.recovery-call). */
export function defineRecovery(needs: Needs): Recovery {
  const { db, pool, jobs } = needs;
  const ofAccount = createLimit(pool, { name: 'recovery-account', points: lettersOfAccount, windowSeconds });
  jobs.define<RecoveryRequest>({
    name: recoveryQueue,
    module: 'identity',
    does: 'Sends the code that recovers a password, if the e-mail has an account.',
    batch,
    // Anybody may ask, as often as addresses allow.
    isPatient: true,
    run: async ({ email, origin }) => {
      const account = await findRecoverable(db, email);
      if (account?.email) await sendCode(needs, { ...account, email: account.email }, origin);
    },
  });
  return {
    ask: async (email, origin) => {
      // By what was typed, whether an account has it or not: an answer's time must not tell.
      if ((await ofAccount.take(keyOf(email))) > 0) return;
      await jobs.send(db, recoveryQueue, { email, origin });
    },
    send: (transaction, account) => queueCode(transaction, needs, account, 'operator'),
  };
}

/** Under which an e-mail is counted, as long for every e-mail. */
const keyOf = (email: string) => createHash('sha256').update(accountKey(email)).digest('base64url');

async function sendCode(needs: Needs, account: Account, origin: Origin): Promise<void> {
  await inTransaction(needs.db, async (transaction) => {
    await queueCode(transaction, needs, account, 'visitor');
    await writeAudit(transaction, { action: 'password-recovery-asked', origin, userId: account.id });
  });
}

/** Saves a new code and queues its letter, both or neither. */
async function queueCode(
  transaction: Db,
  { hasher, mailing }: Pick<Needs, 'hasher' | 'mailing'>,
  account: Account,
  askedBy: AskedBy,
): Promise<void> {
  const code = drawCode(recoveryCodeLength);
  await keepRecoveryCode(transaction, account.id, hasher('recovery', code));
  await mailing.outbox.queueMail(transaction, {
    key: `recovery:${account.id}:${randomUUID()}`,
    kind: 'recovery',
    to: { name: account.name, address: account.email },
    letter: await recoveryLetter(transaction, { login: account.login, code, askedBy, base: mailing.base }),
  });
}
