import { readEnvironment } from '../server/infra/settings/index.ts';
import { StartFailure } from '../server/infra/start-failure.ts';
import { OperatorStop, reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { checkClock } from './doctor/clock.ts';
import { checkDatabase } from './doctor/database.ts';
import { checkDisk } from './doctor/disk.ts';
import { type Check, type Finding, reasonOf, wrong } from './doctor/finding.ts';
import { checkMail } from './doctor/mail.ts';
import { checkNames } from './doctor/names.ts';
import { openInstallation } from './doctor/open-installation.ts';
import { checkProxy } from './doctor/proxy.ts';
import { checkSettings } from './doctor/settings.ts';
import { checkTls } from './doctor/tls.ts';
import { checkVersions } from './doctor/versions.ts';

const checks: Readonly<Record<string, Check>> = {
  settings: checkSettings,
  versions: checkVersions,
  disk: checkDisk,
  database: checkDatabase,
  clock: checkClock,
  names: checkNames,
  mail: checkMail,
  tls: (installation) => checkTls(installation),
  proxy: checkProxy,
};
const marks = { well: '✓', wrong: '✗', unknown: '–' } as const;

/** `npm run doctor`: says what is wrong with an installation, and ends with 1 if anything is (spec: installation.doctor). */
await reportFailure(async () => {
  if (process.argv.length > 2)
    throw new OperatorStop('doctor-usage', 'The command takes no arguments:\n  npm run doctor');
  const installation = await openInstallation(readSettings());
  let faults = 0;
  try {
    for (const [name, check] of Object.entries(checks)) {
      const found = await check(installation).catch((error: unknown) => [notChecked(name, error)]);
      for (const one of found) print(name, one);
      faults += found.filter(({ state }) => state === 'wrong').length;
    }
  } finally {
    await installation.close();
  }
  console.log(faults === 0 ? '\nNothing is wrong.' : `\nWrong: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
});

function readSettings() {
  try {
    return readEnvironment();
  } catch (error) {
    throw error instanceof StartFailure ? new StopHere(error.message) : error;
  }
}

function notChecked(name: string, error: unknown): Finding {
  return wrong(
    `the check itself failed: ${reasonOf(error)}`,
    `Set right what is wrong above and run it again (${name}).`,
  );
}

function print(name: string, { state, says, next }: Finding): void {
  console.log(`${marks[state]} ${name.padEnd(8)} ${says}${next ? `\n           → ${next}` : ''}`);
}
