import { checksOfCommand, type Finding, runCheck } from '../server/infra/doctor/index.ts';
import { readEnvironment } from '../server/infra/settings/index.ts';
import { StartFailure } from '../server/infra/start-failure.ts';
import { OperatorStop, reportFailure, StopHere } from './bootstrap/stop-here.mjs';
import { checkBuild } from './doctor/build.ts';
import { openInstallation } from './doctor/open-installation.ts';

const checks = [...checksOfCommand, { title: 'Сборка', check: checkBuild }];
const width = Math.max(...checks.map(({ title }) => title.length));
const marks = { well: '✓', wrong: '✗', unknown: '–' } as const;

/** `npm run doctor`: says what is wrong with an installation, and ends with 1 if anything is (spec: installation.doctor). */
await reportFailure(async () => {
  if (process.argv.length > 2)
    throw new OperatorStop('doctor-usage', 'The command takes no arguments:\n  npm run doctor');
  const installation = await openInstallation(readSettings());
  let faults = 0;
  try {
    for (const each of checks) {
      const found = await runCheck(each, installation);
      for (const one of found) print(each.title, one);
      faults += found.filter(({ state }) => state === 'wrong').length;
    }
  } finally {
    await installation.close();
  }
  console.log(faults === 0 ? '\nВсё в порядке.' : `\nНе в порядке: ${faults}.`);
  if (faults > 0) process.exitCode = 1;
});

function readSettings() {
  try {
    return readEnvironment();
  } catch (error) {
    throw error instanceof StartFailure ? new StopHere(error.message) : error;
  }
}

function print(title: string, { state, says, next }: Finding): void {
  console.log(`${marks[state]} ${title.padEnd(width)} ${says}${next ? `\n${' '.repeat(width + 3)}→ ${next}` : ''}`);
}
