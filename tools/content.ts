import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { ContentImport } from '../contract/archive-console.ts';
import type { Db } from '../server/infra/database/index.ts';
import { Failure } from '../server/infra/failures/index.ts';
import { createLog } from '../server/infra/log/index.ts';
import { readEnvironment } from '../server/infra/settings/index.ts';
import { readBuildFacts } from '../server/metrics/index.ts';
import {
  applyByCommand,
  archiveName,
  checkByCommand,
  commandNeeds,
  discardByCommand,
  exportByCommand,
} from '../server/modules/archive/index.ts';
import { OperatorStop, reportFailure } from './bootstrap/stop-here.mjs';
import { countsInWords, problemsInWords } from './content/in-words.ts';
import { withDatabase } from './with-database.ts';

const usage = `  npm run content -- export --to <file or folder>
  npm run content -- import <archive>
  npm run content -- import <archive> --apply [--remove-extra]
  npm run content -- cancel`;

type Needs = Awaited<ReturnType<typeof needsOf>>;

/** `npm run content`: all content of the site as one archive, the same as in the console (spec: archive.file). */
await reportFailure(async () => {
  const action = actionOf(process.argv.slice(2));
  await withDatabase(async (db) => {
    try {
      await action(await needsOf(db));
    } catch (error) {
      if (error instanceof Failure) throw new OperatorStop('content-refused', error.message);
      throw error;
    }
  });
});

async function needsOf(db: Db) {
  const settings = readEnvironment();
  const { version: product } = await readBuildFacts();
  // What is refused is told by the command itself.
  return commandNeeds({ db, log: createLog('error'), settings, product });
}

/** Parsed before the database is opened, so that a wrong call changes and starts nothing. */
function actionOf(args: string[]): (needs: Needs) => Promise<void> {
  const { values, positionals } = read(args);
  const [verb, file, ...others] = positionals;
  const { to, apply, 'remove-extra': removesExtra } = values;
  if (verb === 'export' && to && !file && !apply && !removesExtra) return (needs) => exportTo(needs, to);
  if (verb === 'cancel' && !file) return cancel;
  if (verb !== 'import' || !file || others.length > 0 || to || (removesExtra && !apply)) throw wrongCall();
  if (!existsSync(file)) throw new OperatorStop('content-no-file', `There is no file ${path.resolve(file)}.`);
  return (needs) => importFrom(needs, file, { apply, removesExtra });
}

function read(args: string[]) {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, apply: flag, 'remove-extra': flag },
    });
  } catch {
    throw wrongCall();
  }
}

function wrongCall(): OperatorStop {
  return new OperatorStop('content-usage', `The command is called so:\n${usage}`);
}

/** Under another name first: a file of the right name is whole. */
async function exportTo(needs: Needs, to: string): Promise<void> {
  const file = await placeOf(to);
  const draft = `${file}.part`;
  try {
    const { records, files, missing, pieces } = await exportByCommand(needs);
    await pipeline(pieces, createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, file);
    console.log(`\nThe archive is made: ${file}\n  ${records} records, ${files} files of the library\n`);
    if (missing > 0) console.log(`${missing} files of the library are lost and not in it.\n`);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { code = '', path: at } = error as NodeJS.ErrnoException;
    throw at === draft || code === 'ENOSPC' ? noPlace(file, code) : error;
  }
}

/** The file of the archive: what ends in .zip is its name, else a folder that is made where there is none. */
async function placeOf(to: string): Promise<string> {
  const found = await stat(to).catch(() => undefined);
  if (found?.isFile())
    throw new OperatorStop(
      'content-file-there',
      `${path.resolve(to)} is there already and was left as it is. Name another file, or a folder.`,
    );
  if (found === undefined && /\.zip$/i.test(to)) return path.resolve(to);
  await mkdir(to, { recursive: true, mode: 0o700 }).catch((error) => {
    throw noPlace(path.resolve(to), error.code);
  });
  return path.resolve(to, archiveName());
}

/** The refusal of a place where nothing can be written. */
function noPlace(place: string, code: string): OperatorStop {
  return new OperatorStop(
    'content-no-place',
    `The archive cannot be written to ${place}: ${code}. Nothing was left there.`,
  );
}

async function importFrom(
  needs: Needs,
  file: string,
  { apply, removesExtra }: { apply: boolean; removesExtra: boolean },
): Promise<void> {
  const checked = await checkByCommand(needs, file);
  demandGood(checked);
  console.log(
    `\nThe archive is good. It was made by ${checked.product} at ${checked.madeAt}.\n${countsInWords(checked)}`,
  );
  if (!apply) {
    await discardByCommand(needs);
    return console.log('\nNothing was changed. With --apply it is written, with --remove-extra the extra goes too.\n');
  }
  const done = await applyByCommand(needs, checked.id, removesExtra);
  if (done.notice) await discardByCommand(needs);
  demandGood(done);
  console.log(`\nThe content is written${removesExtra ? ', and what is here alone is gone' : ''}.\n`);
}

function demandGood({ state, failure, notice, problems }: ContentImport): void {
  if (notice) throw new OperatorStop('content-changed', `${notice}`);
  if (state === 'ready' || state === 'done') return;
  throw new OperatorStop('content-refused', `${failure ?? ''}\n${problemsInWords(problems)}`.trim());
}

async function cancel(needs: Needs): Promise<void> {
  const file = await discardByCommand(needs);
  console.log(file ? `\nThe import of «${file}» is called off.\n` : '\nNo import is going on.\n');
}
