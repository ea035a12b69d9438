import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { withDatabase } from './with-database.ts';

/** `npm run migrate`: applies the migrations without starting the portal (spec: reliability.migrate-command). */
await reportFailure(async () => {
  if (process.argv.length > 2)
    throw new OperatorStop('migrate-usage', 'The command takes no arguments:\n  npm run migrate');
  await withDatabase(async (_db, { name, applied }) => console.log(`\n${inWords(name, applied)}\n`));
});

function inWords(name: string, applied: readonly string[]): string {
  if (applied.length === 0) return `Nothing to apply: ${name} has every migration already.`;
  return `Migrations applied to ${name}, ${applied.length} in all:\n${applied.map((one) => `  ${one}`).join('\n')}`;
}
