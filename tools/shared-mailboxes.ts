import type { Db } from '../server/infra/database/index.ts';
import { listSharedMailboxes, type SharedMailbox } from '../server/modules/identity/index.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

/** `npm run mailboxes`: lists the accounts of before whose e-mails are one mailbox. */
await reportFailure(async () => {
  if (process.argv.length > 2)
    throw new OperatorStop('mailboxes-usage', 'The command takes no arguments:\n  npm run mailboxes');
  await withDatabase(list, { besidePortal: true });
});

async function list(db: Db): Promise<void> {
  const shared = await listSharedMailboxes(db);
  if (shared.length === 0) return console.log('\nNo two accounts have one mailbox.\n');
  console.log(`\nThese accounts have one mailbox under different spellings; all of them sign in:\n`);
  for (const one of shared) console.log(inWords(one));
}

function inWords({ mailbox, accounts }: SharedMailbox): string {
  const lines = accounts.map(({ login, name, email }) => `  ${login} (${name}): ${email}`);
  return [mailbox, ...lines, ''].join('\n');
}
