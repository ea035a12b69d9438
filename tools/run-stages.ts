/** A part of `npm test`. */
export interface Stage {
  readonly name: string;
  readonly args: readonly string[];
  /** The stage that has to pass first. */
  readonly needs?: string;
  /** The lines that say what failed in it, for whoever reads only the end of a long run. */
  readonly failures?: () => string[];
}

interface Outcome {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
}

const marks = { passed: '✓', failed: '✗', 'not run': '–' } as const;

/** Runs every stage, even when others fail, and prints one summary; true when all passed. */
export function runStages(
  stages: readonly Stage[],
  run: (args: string[]) => boolean,
  print: (line: string) => void = console.log,
): boolean {
  const outcomes: Outcome[] = [];
  const failures: string[] = [];
  for (const [index, stage] of stages.entries()) {
    const { name, args, needs } = stage;
    const isMissing = needs !== undefined && outcomes.some((one) => one.name === needs && one.state !== 'passed');
    print(`\n━━ ${index + 1} of ${stages.length}: ${name}`);
    const startedAt = performance.now();
    const state = isMissing ? 'not run' : run([...args]) ? 'passed' : 'failed';
    if (state === 'failed') failures.push(...(stage.failures?.() ?? []));
    outcomes.push({ name, state, seconds: (performance.now() - startedAt) / 1000 });
  }
  if (failures.length > 0) print(`\n━━ failed\n${failures.join('\n')}`);
  print('\n━━ summary');
  for (const { name, state, seconds } of outcomes)
    print(`${marks[state]} ${name.padEnd(8)} ${state.padEnd(8)} ${seconds.toFixed(1).padStart(7)} s`);
  const total = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  const failed = outcomes.filter(({ state }) => state !== 'passed').map(({ name }) => name);
  print(`${failed.length === 0 ? 'All stages passed' : `Not passed: ${failed.join(', ')}`}, ${total.toFixed(1)} s.`);
  return failed.length === 0;
}
