import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './root.ts';
import { findProgram } from './test-programs.ts';

const folder = path.join(root, 'deploy', 'monitoring');
const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
const alerts = [...read(folder, 'alerts.yaml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const promtool = findProgram('promtool');
if (!promtool) console.warn('promtool is not here: THE ALERT RULES GO UNPROVED.');

describe('the alert rules (spec: monitoring.alerts)', () => {
  it.skipIf(!promtool)('ring and stay silent as their series say', () => {
    const { status, stdout, stderr } = spawnSync(
      promtool ?? '',
      ['test', 'rules', path.join(folder, 'alerts.test.yaml')],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  it('each have a series by which they ring and one by which they stay silent', () => {
    const tests = read(folder, 'alerts.test.yaml');
    expect(alerts.length).toBeGreaterThan(0);
    for (const name of alerts)
      for (const outcome of ['fires', 'is quiet']) expect(tests).toContain(`- name: ${name} ${outcome}\n`);
  });

  it('are each explained to the operator, and no other is', () => {
    const guide = read(root, 'docs', 'guide', 'monitoring.md');
    const explained = [...guide.matchAll(/^### `(\w+)`$/gm)].map(([, name = '']) => name);
    expect(explained.toSorted()).toEqual(alerts.toSorted());
  });
});
