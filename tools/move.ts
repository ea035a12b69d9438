import { parseArgs } from 'node:util';
import { loadContents, readContents } from '../server/infra/backup/index.ts';
import { afterLoading } from './backup/after-loading.ts';
import { loadedInWords } from './backup/in-words.ts';
import { withSource } from './backup/with-source.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';

/** `npm run move`: the database of the settings into another, new one, with the portal stopped. */
await reportFailure(async () => {
  const to = readTarget();
  await withSource(
    async ({ connection, name }) => {
      const target = { connection: to, name: `the database of --to` };
      console.log(`\nMoving ${name}.`);
      const loaded = await loadContents(readContents({ connection }), target);
      const kept = await afterLoading(to, loaded, true);
      console.log(`${loadedInWords(loaded, kept)}
Now set DATABASE_URL to the new database and start the portal; DATA_DIR stays as it is.
Start no portal on the former database again: it would send the same letters.\n`);
    },
    { isAlone: true },
  );
});

function readTarget(): string {
  try {
    const { to = '' } = parseArgs({ options: { to: { type: 'string' } } }).values;
    if (/^postgres(ql)?:\/\//.test(to)) return to;
  } catch {
    // An unknown option is answered as a missing one: with the usage.
  }
  throw new OperatorStop(
    'move-usage',
    'Name the new database:\n  npm run move -- --to postgres://portal:password@db.example.kz:5432/portal',
  );
}
