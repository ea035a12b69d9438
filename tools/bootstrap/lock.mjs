import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 200;
const takeoverLastsMs = 10_000;

/**
 * Runs the action while no other process of this checkout holds the lock. The lock of a process that died is taken
 * over, so a kill at any moment leaves nothing to clean up by hand.
 */
export async function withLock(root, action, log = console.log) {
  const file = path.join(root, '.cache', 'prepare.lock');
  mkdirSync(path.dirname(file), { recursive: true });
  let isAnnounced = false;
  while (!tryCreate(file, identify(process.pid))) {
    const holder = read(file);
    if (!isAlive(holder)) {
      takeOver(file);
      continue;
    }
    if (!isAnnounced)
      log(`Another start is preparing the project (process ${Number.parseInt(holder, 10)}), waiting for it…`);
    isAnnounced = true;
    await wait(pauseMs);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Removes a dead process's lock; a second lock keeps two waiters from removing each other's new one. */
function takeOver(file) {
  const guard = `${file}.takeover`;
  if (!tryCreate(guard, '')) {
    if (Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? 0) > takeoverLastsMs)
      rmSync(guard, { force: true });
    return;
  }
  try {
    if (!isAlive(read(file))) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

function tryCreate(file, text) {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process's number and, on Linux, when it began, so that a later process of the same number is not taken for it. */
function identify(pid) {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');
  return `${pid} ${fields[19] ?? ''}`.trim();
}

/** An empty text is a lock that is just being written. */
function isAlive(holder) {
  if (holder === '') return true;
  const pid = Number.parseInt(holder, 10);
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return identify(pid) === holder;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
