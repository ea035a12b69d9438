import { parseArgs } from 'node:util';
import type { Db } from '../server/infra/database/index.ts';
import { readEnvironment } from '../server/infra/settings/index.ts';
import { giveRole, resetPassword, resetSecondFactor, takeRole } from '../server/modules/console-access/index.ts';
import { createOperator } from '../server/modules/identity/index.ts';
import { leaveMail } from '../server/modules/mail/index.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

const usage = `  npm run operator -- --email operator@example.kz --name "First Last"
  npm run operator -- --give <login or e-mail>
  npm run operator -- --take <login or e-mail>
  npm run operator -- --reset-factor <login or e-mail>
  npm run operator -- --reset-password <login or e-mail>
--role editor makes, gives or takes the role of editors instead`;

type Role = 'operator' | 'editor';
type Action = (db: Db) => Promise<void>;

/** `npm run operator`: who works in the console, a lost second factor and a lost password. */
await reportFailure(() => withDatabase(actionOf(process.argv.slice(2)), { besidePortal: true }));

/** Parsed before the database is opened, so that a wrong call changes and starts nothing. */
function actionOf(args: string[]): Action {
  const { role, name, ...wanted } = read(args);
  const [[command, login] = ['', ''], ...others] = Object.entries(wanted);
  const who = login.trim();
  if (!who || others.length > 0) throw wrongCall();
  // Wrong settings are told by whatever opens the database, before any of this runs.
  const on = (db: Db) => ({ db, mailing: { outbox: { queueMail: leaveMail }, base: baseOfLinks() } });
  switch (command) {
    case 'email':
      return (db) => makeOperator(db, { email: who, name: name.trim(), role });
    case 'give':
      return async (db) => reportRole(await giveRole(on(db), who, role), who, `now has the role «${role}»`);
    case 'take':
      return async (db) => reportRole(await takeRole(on(db), who, role), who, `no longer has the role «${role}»`);
    case 'reset-factor':
      return async (db) => tellReset(await resetSecondFactor(on(db), who), who);
    default:
      return async (db) => tellReset(await resetPassword(on(db), who), who);
  }
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args,
      options: {
        email: text,
        name: { ...text, default: '' },
        role: { ...text, default: 'operator' },
        give: text,
        take: text,
        'reset-factor': text,
        'reset-password': text,
      },
    });
    const { role } = values;
    if (role === 'operator' || role === 'editor') return { ...values, role: role as Role };
  } catch {
    // An unknown option is answered as a missing one: with the usage.
  }
  throw wrongCall();
}

function wrongCall(): OperatorStop {
  return new OperatorStop('operator-usage', `The command is called so:\n${usage}`);
}

function baseOfLinks(): string {
  const { PUBLIC_URL, BASE_PATH } = readEnvironment();
  return PUBLIC_URL + BASE_PATH;
}

async function makeOperator(db: Db, { email, name, role }: { email: string; name: string; role: Role }) {
  const made = await createOperator(db, email, name, role);
  if (made.outcome === 'bad-email')
    throw new OperatorStop(
      'operator-bad-email',
      `«${email}» is not an e-mail address. The command is called so:\n${usage}`,
    );
  if (made.outcome === 'taken')
    throw new OperatorStop(
      'operator-taken',
      `An account with the login or e-mail «${email}» is there already and was not changed. Let it into the console with:\n  npm run operator -- --give ${email}`,
    );
  console.log(
    `\nThe ${role} is made, the password is shown once:\n  login     ${email}\n  password  ${made.password}\nThe first sign-in at /console sets up the second factor: a telephone with an application for time codes.\n`,
  );
}

function reportRole(changed: Awaited<ReturnType<typeof giveRole>>, login: string, outcome: string): void {
  if (changed === 'no-person') throw noAccount(login);
  if (changed === 'last-operator')
    throw new OperatorStop(
      'operator-last',
      `«${login}» is the last operator who can sign in and was not changed. Make another one first:\n  npm run operator -- --give <login or e-mail>`,
    );
  const before = changed === 'as-before' ? 'It was so before, nothing was changed.' : 'Its sessions are ended.';
  console.log(`\n«${login}» ${outcome}. ${before}\n`);
}

function tellReset(reset: Awaited<ReturnType<typeof resetPassword>>, login: string): void {
  switch (reset.outcome) {
    case 'no-person':
      throw noAccount(login);
    case 'no-role':
      throw new OperatorStop(
        'operator-no-role',
        `«${login}» has no role of the console and was not changed. Everybody else recovers a password on the page of sign-in.`,
      );
    case 'no-second-factor':
      throw new OperatorStop(
        'operator-no-factor',
        `«${login}» has no second factor. It is set up at the next sign-in at /console.`,
      );
    case 'done':
      console.log(resetInWords(login, reset.password));
  }
}

function resetInWords(login: string, password: string | undefined): string {
  if (password === undefined)
    return `\nThe second factor of «${login}» is removed and the sessions are ended. A new one is set up at the next sign-in at /console.\n`;
  return `\nThe new password is shown once, the sessions are ended:\n  login     ${login}\n  password  ${password}\n`;
}

function noAccount(login: string): OperatorStop {
  return new OperatorStop('operator-no-account', `There is no account with the login or e-mail «${login}».`);
}
