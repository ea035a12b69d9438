import { parseArgs } from 'node:util';
import type { Db } from '../server/infra/database/index.ts';
import { createOperator } from '../server/modules/identity/index.ts';
import { reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

const usage = 'npm run operator -- --email operator@example.kz --name "Имя Фамилия"';

/** `npm run operator`: makes the first operator of a database without demo and tells the password once. */
await reportFailure(async () => {
  const { email, name } = readArguments();
  await withDatabase((db) => makeOperator(db, email, name));
});

function readArguments(): { email: string; name: string } {
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string', default: '' } } });
    if (values.email) return { email: values.email.trim(), name: values.name.trim() };
  } catch {
    // An unknown option is answered as a missing one: by how it is called.
  }
  throw new StopHere(`Укажите почту оператора:\n  ${usage}`);
}

async function makeOperator(db: Db, email: string, name: string): Promise<void> {
  const made = await createOperator(db, email, name);
  if (made.outcome === 'bad-email') throw new StopHere(`«${email}» — не адрес почты. Пример:\n  ${usage}`);
  if (made.outcome === 'taken')
    throw new StopHere(
      `Учётная запись с логином или почтой «${email}» уже есть, она не изменена. Укажите другую почту.`,
    );
  console.log(`\nОператор создан, пароль показывается один раз:\n  логин   ${email}\n  пароль  ${made.password}\n`);
}
