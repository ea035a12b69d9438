import { parseArgs } from 'node:util';
import { type BackupOrder, makeBackup, noteCopy } from '../server/infra/backup/index.ts';
import { reasonOf } from '../server/infra/database/index.ts';
import { sizeInWords } from './backup/in-words.ts';
import { withSource } from './backup/with-source.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';

const usage = `  npm run backup -- --to /var/backups/schety
  npm run backup -- --to /var/backups/schety --keep 14 --recipient age1…`;

/** `npm run backup`: copies the database and the data files while the portal runs (spec: reliability.backup). */
await reportFailure(async () => {
  const { to, keep, recipients } = readArguments();
  await withSource(async ({ connection, name, settings }) => {
    const { DATA_DIR: dataDir, BACKUP_RECIPIENTS } = settings;
    const all = [...new Set([...BACKUP_RECIPIENTS, ...recipients])];
    console.log(`\nCopying ${name}.`);
    const startedAt = performance.now();
    const { file, bytes, removed } = await makeNoted({ connection, dataDir, to, recipients: all, keep });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const state = all.length > 0 ? 'encrypted, its bytes read back' : 'not encrypted, read back and checked';
    console.log(`The copy is made: ${file}\n  ${sizeInWords(bytes)}, ${seconds} s, ${state}`);
    if (settings.MEDIA_S3_ENDPOINT)
      console.log(
        `Not in it: the bucket ${settings.MEDIA_S3_BUCKET} with pictures and videos. Copy it by its own means.`,
      );
    if (removed.length > 0) console.log(`Older copies removed:\n${removed.map((one) => `  ${one}`).join('\n')}`);
    console.log('');
  });
});

/** The console shows when the last copy was made, and why none could be. */
async function makeNoted(order: BackupOrder) {
  const { connection, to } = order;
  try {
    const backup = await makeBackup(order);
    await noteCopy(connection, { kind: 'made', file: backup.file, bytes: backup.bytes });
    return backup;
  } catch (error) {
    await noteCopy(connection, { kind: 'made', file: to, failure: reasonOf(error) });
    throw error;
  }
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        to: { type: 'string' },
        keep: { type: 'string' },
        recipient: { type: 'string', multiple: true, default: [] },
      },
    });
    const { to, keep, recipient: recipients } = values;
    if (to && (keep === undefined || /^[1-9]\d{0,4}$/.test(keep)))
      return { to, recipients, keep: keep === undefined ? undefined : Number(keep) };
  } catch {
    // An unknown option is answered as a missing one: with the usage.
  }
  throw new OperatorStop(
    'backup-usage',
    `Name the folder of the copies, and with --keep how many of them stay, at least 1:\n${usage}`,
  );
}
