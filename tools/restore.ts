import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Archive, noteCopy, restoreArchive, tryArchive } from '../server/infra/backup/index.ts';
import { type Connection, reasonOf } from '../server/infra/database/index.ts';
import { findRunning, startEmbeddedPostgres } from '../server/infra/embedded-postgres/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readEnvironment } from '../server/infra/settings/index.ts';
import { afterLoading } from './backup/after-loading.ts';
import { loadedInWords } from './backup/in-words.ts';
import { databaseName, outsideOf, withStartFailures } from './backup/with-source.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';

const usage = `  DATA_DIR=/var/lib/schety/new npm run restore -- <copy> [--identity <file with the private key>]
  npm run restore -- --check <copy> [--identity <file with the private key>]
  with --send-letters the letters of the copy wait on, with --keep-schema a former build can start on it`;

interface Options {
  /** Whether the letters that waited do so again. */
  sendLetters: boolean;
  /** Whether the schema stays that of the copy. */
  keepsSchema: boolean;
}

/** `npm run restore`: a copy into a new database and DATA_DIR, or with --check into a folder of its own. */
await reportFailure(() =>
  withStartFailures(async () => {
    const { archive, isCheck, ...options } = readArguments();
    await (isCheck ? check(archive) : restore(archive, options));
  }),
);

async function check(archive: Archive): Promise<void> {
  try {
    const loaded = await tryArchive(archive, createLog('error'));
    console.log(`\nThe copy is good: ${archive.file}\n${loadedInWords(loaded)}`);
    await noteTried(archive);
    console.log('');
  } catch (error) {
    // Without its key nothing was learnt of the copy: it is tried where the key lies.
    if (!reasonOf(error).startsWith('[backup-key]')) await noteTried(archive, reasonOf(error));
    throw error;
  }
}

/** The console shows when a copy was tried last, if the portal's database is to be reached from here. */
async function noteTried({ file }: Archive, failure?: string): Promise<void> {
  const settings = readEnvironment();
  const connection = outsideOf(settings) ?? (await findRunning(settings.DATA_DIR).catch(() => undefined));
  const isNoted =
    connection !== undefined && (await noteCopy(connection, { kind: 'tried', file, ...(failure && { failure }) }));
  console.log(
    isNoted
      ? '  noted for the console: «Состояние»'
      : '  not noted, for the database of a portal is not to be reached from here: note it in the console, «Состояние»',
  );
}

async function restore(archive: Archive, { sendLetters, keepsSchema }: Options): Promise<void> {
  const settings = readEnvironment();
  const { DATA_DIR, LOG_LEVEL } = settings;
  const name = databaseName(settings);
  const outside = outsideOf(settings);
  let stop = async () => {};
  try {
    let connection: Connection = outside ?? '';
    const target = async () => {
      if (outside) return { connection: outside, name, dataDir: DATA_DIR, keepsSchema };
      const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: createLog(LOG_LEVEL) });
      stop = embedded.stop;
      connection = embedded.connection;
      return { connection: embedded.connection, name, dataDir: DATA_DIR, keepsSchema };
    };
    const loaded = await restoreArchive(archive, target);
    const kept = await afterLoading(connection, loaded, sendLetters);
    await noteCopy(connection, { kind: 'restored', file: archive.file });
    console.log(`\nRestored into ${name}.\n${loadedInWords(loaded, kept)}\n`);
  } finally {
    await stop();
  }
}

function readArguments(): { archive: Archive; isCheck: boolean } & Options {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        identity: { type: 'string' },
        'send-letters': { type: 'boolean', default: false },
        'keep-schema': { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    const { identity, check: isCheck, 'send-letters': sendLetters, 'keep-schema': keepsSchema } = values;
    if (file && more.length === 0)
      return { archive: { file: path.resolve(file), identityFile: identity }, isCheck, sendLetters, keepsSchema };
  } catch {
    // An unknown option is answered as a missing one: with the usage.
  }
  throw new OperatorStop('restore-usage', `Name the copy:\n${usage}`);
}
