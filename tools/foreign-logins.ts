import type { Db } from '../server/infra/database/index.ts';
import { type ForeignLogin, listForeignLogins } from '../server/modules/identity/index.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

/** `npm run logins`: lists the accounts whose login is an e-mail that is not their own. */
await reportFailure(async () => {
  if (process.argv.length > 2)
    throw new OperatorStop('logins-usage', 'The command takes no arguments:\n  npm run logins');
  await withDatabase(list, { besidePortal: true });
});

async function list(db: Db): Promise<void> {
  const accounts = await listForeignLogins(db);
  if (accounts.length === 0) return console.log('\nNo account has a foreign e-mail as its login.\n');
  console.log(
    `\nThe login of these accounts is an e-mail that is not their own:\n${accounts.map(inWords).join('\n')}\n`,
  );
}

function inWords({ login, name, email, ownersLogin }: ForeignLogin): string {
  const signsIn = email === null ? 'has no e-mail of its own' : `its own e-mail is ${email}`;
  const owner =
    ownersLogin === null
      ? 'no account has that e-mail'
      : `the account «${ownersLogin}» has that e-mail and signs in by it`;
  return `  ${login} (${name}): ${signsIn}; ${owner}`;
}
