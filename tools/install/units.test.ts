import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variableNames } from '../../server/infra/settings/index.ts';
import { root } from '../root.ts';
import { findProgram } from '../test-programs.ts';
import { operatorCommands } from './copy-application.ts';

const units = readdirSync(path.join(root, 'deploy', 'systemd'));
const services = units.filter((name) => name.endsWith('.service'));
const textOf = (name: string) => readFileSync(path.join(root, 'deploy', 'systemd', name), 'utf8');
const analyze = findProgram('systemd-analyze');
const reason = analyze ? '' : ' (skipped: systemd is not installed)';
/** Of 100; an ordinary service has 96. What is left: the network, and memory that may be written and run. */
const mostExposure = 20;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-units-'));
  // The programs of an installed portal are not here.
  for (const name of units)
    writeFileSync(path.join(folder, name), textOf(name).replaceAll('/opt/schety/current/node', process.execPath));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ask(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(analyze ?? '', args, { cwd: folder, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

/** The units of the guide (spec: installation.units). */
describe.skipIf(!analyze)(`systemd${reason}`, () => {
  it.each(units)('understands every line of %s', (name) => {
    const started = name.replace('@.', '@8081.');
    if (started !== name) writeFileSync(path.join(folder, started), readFileSync(path.join(folder, name)));
    expect(ask('verify', '--man=no', '--recursive-errors=no', `./${started}`)).toEqual({ status: 0, said: '' });
  });

  it.each(services)('finds %s hardly exposed', (name) => {
    const { status, said } = ask('security', '--offline=true', `--threshold=${mostExposure}`, `./${name}`);
    expect(status, said).toBe(0);
  });

  it('finds a unit without the sandbox exposed', () => {
    const [service = ''] = textOf('portal.service').split('# The sandbox');
    writeFileSync(path.join(folder, 'open.service'), service);
    expect(ask('security', '--offline=true', `--threshold=${mostExposure}`, './open.service').status).not.toBe(0);
  });
});

describe('the command of the operator', () => {
  it('works where the service does, as its user and with its settings', () => {
    const unit = textOf('portal.service');
    const command = readFileSync(path.join(root, 'deploy', 'schety'), 'utf8');
    const lineOf = (name: string) => new RegExp(`${name}=(\\S+)`, 'm').exec(unit)?.[1] ?? 'none';
    expect(command).toContain(`cd ${lineOf('^WorkingDirectory')} `);
    expect(command).toContain(`. ${lineOf('^EnvironmentFile')}\n`);
    expect(command).toContain(`\n${/^Environment=(.+)$/m.exec(unit)?.[1]}\n`);
    expect(command).toContain(`runuser -u ${lineOf('^User')} --`);
    expect(command).toContain(`PATH="${path.dirname(lineOf('^ExecStart'))}:`);
  });

  it.skipIf(process.platform !== 'linux')('finds what it needs with the few folders that cron names', () => {
    const command = readFileSync(path.join(root, 'deploy', 'schety'), 'utf8');
    const [line = ''] = /^PATH=.*$/m.exec(command) ?? [];
    const { status } = spawnSync('/bin/sh', ['-c', `${line}; command -v runuser`], { env: { PATH: '/usr/bin:/bin' } });
    expect(status).toBe(0);
  });

  it.skipIf(process.platform === 'win32')('names the commands that there are when it is called without one', () => {
    const { status, stderr } = spawnSync('sh', [path.join(root, 'deploy', 'schety')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, `schety ${operatorCommands.join(' | ')}\n`]);
  });
});

describe('the units', () => {
  const sandboxOf = (name: string) => /# The sandbox[\s\S]*?(?=\n\n|$)/.exec(textOf(name))?.[0].trim();

  it('have one sandbox', () => {
    for (const name of services) expect(sandboxOf(name), name).toBe(sandboxOf('portal.service'));
    expect(sandboxOf('portal.service')).toContain('ProtectSystem=strict');
  });

  it('set only variables that there are', () => {
    const set = services.flatMap((name) =>
      [...textOf(name).matchAll(/^(?:Environment=|ExecStart=\/usr\/bin\/env )(.+)$/gm)].flatMap(([, line = '']) =>
        [...line.matchAll(/\b([A-Z_]+)=/g)].map(([, variable = '']) => variable),
      ),
    );
    expect(set).toEqual(expect.arrayContaining(['DATA_DIR', 'PORT']));
    const known = new Set<string>([...variableNames, 'NODE_ENV']);
    expect(set.filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('run what the application folder has', () => {
    const run = services.flatMap((name) => [
      ...textOf(name).matchAll(/^ExecStart=.*\/opt\/schety\/current\/node (\S+)/gm),
    ]);
    const files = run.map(([, file = '']) => file);
    expect(files).toHaveLength(services.length);
    const known = ['server/main.ts', ...operatorCommands.map((name) => `tools/${name}.ts`)];
    for (const file of files) expect(known).toContain(file);
  });

  it('leave the portal the time that its stop may take, and never give up', () => {
    for (const name of services.filter((one) => !one.includes('backup'))) {
      expect(textOf(name)).toContain('StartLimitIntervalSec=0');
      expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(textOf(name))?.[1])).toBeGreaterThanOrEqual(90);
    }
  });
});
