import { parseArgs } from 'node:util';
import type { Db } from '../server/infra/database/index.ts';
import { createOperator } from '../server/modules/identity/index.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

const usage = 'npm run operator -- --email operator@example.kz --name "First Last"';

/** `npm run operator`: makes the first operator of a database without the demo and prints the password once. */
await reportFailure(async () => {
  const { email, name } = readArguments();
  await withDatabase((db) => makeOperator(db, email, name));
});

function readArguments(): { email: string; name: string } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string', default: '' } } });
    if (values.email) return { email: values.email.trim(), name: values.name.trim() };
  } catch {
    // An unknown option is answered as a missing one: with the usage.
  }
  throw new OperatorStop('operator-usage', `Give the operator's e-mail:\n  ${usage}`);
}

async function makeOperator(db: Db, email: string, name: string): Promise<void> {
  const made = await createOperator(db, email, name);
  if (made.outcome === 'bad-email')
    throw new OperatorStop('operator-bad-email', `«${email}» is not an e-mail address. Example:\n  ${usage}`);
  if (made.outcome === 'taken')
    throw new OperatorStop(
      'operator-taken',
      `An account with the login or e-mail «${email}» is there already and was not changed. Give another e-mail.`,
    );
  console.log(
    `\nThe operator is made, the password is shown once:\n  login     ${email}\n  password  ${made.password}\n`,
  );
}
