import { parseArgs } from 'node:util';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

const usage = `  npm run migrate
  npm run migrate -- --backup /var/backups/schety`;

/**
 * `npm run migrate`: applies the migrations without starting the portal, with --backup after a copy of the database
 * (spec: reliability.migrate-command, reliability.update-with-copy).
 */
await reportFailure(async () => {
  const to = readArguments();
  await withDatabase(
    async (_db, { name, applied, backup }) => {
      if (backup) console.log(`\nA copy was made before: ${backup.file}`);
      console.log(`\n${inWords(name, applied)}\n`);
    },
    { mayBeNew: true, ...(to !== undefined && { copyTo: to }) },
  );
});

function readArguments(): string | undefined {
  try {
    return parseArgs({ options: { backup: { type: 'string' } } }).values.backup;
  } catch {
    throw new OperatorStop('migrate-usage', `The command is called so:\n${usage}`);
  }
}

function inWords(name: string, applied: readonly string[]): string {
  if (applied.length === 0) return `Nothing to apply: ${name} has every migration already.`;
  return `Migrations applied to ${name}, ${applied.length} in all:\n${applied.map((one) => `  ${one}`).join('\n')}`;
}
