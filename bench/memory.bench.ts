import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Person, settlePeople } from './people.ts';
import { type PortalProcess, startPortal } from './portal-process.ts';
import { heading, line, ratio } from './print.ts';

const people = 200;
const perSecond = 150;
const restSeconds = 60;
const atRestMb = 250;
/** How much of the memory the growth over the second half of the load may make up. */
const flatShare = 0.05;
const minutes = Number(process.env.MINUTES ?? 10);

interface Counts {
  answers: number;
  refused: number;
  bad: string[];
}

/** Memory of a process at rest and, for `MINUTES`, under the load of a working day's mixture: pages, search, lists, writes, letters. */
export async function benchMemory(): Promise<void> {
  heading(`Memory at rest and under load for ${minutes} min`);
  // Letters go into files: the load writes some to everybody.
  const portal = await startPortal();
  try {
    await pause(restSeconds * 1000);
    const rest = residentMb(portal.pid);
    ratio('at rest, MB', rest, `≤ ${atRestMb}`, rest <= atRestMb);
    const counts: Counts = { answers: 0, refused: 0, bad: [] };
    const samples = await sampleWhile(portal, await settlePeople(portal, people), counts);
    line('answers', { '': counts.answers, 'refused (429)': counts.refused, 'failed (5xx)': counts.bad.length });
    for (const one of counts.bad.slice(0, 10)) console.log(`    ${one}`);
    const late = samples.slice(Math.floor(samples.length / 2));
    const growth = slope(late) * late.length;
    const share = growth / middle(late);
    line('memory, MB', { first: samples[0], middle: middle(samples), last: samples.at(-1), growth });
    ratio('growth of the second half, share', share, `≤ ${flatShare}`, share <= flatShare && counts.bad.length === 0);
  } finally {
    await portal.stop();
  }
}

/** The process's memory once a minute in twelve steps, while people use the portal at a steady rate. */
async function sampleWhile(portal: PortalProcess, crowd: readonly Person[], counts: Counts) {
  const endsAt = performance.now() + minutes * 60_000;
  const everyMs = 5_000;
  const samples: number[] = [];
  const running = new Set<Promise<void>>();
  let nextAt = performance.now();
  let sampleAt = nextAt + everyMs;
  while (performance.now() < endsAt) {
    const person = crowd[Math.floor(Math.random() * crowd.length)];
    const step = person?.step().then((answer) => count(counts, answer));
    if (step) {
      running.add(step);
      void step.finally(() => running.delete(step));
    }
    nextAt += 1000 / perSecond;
    if (performance.now() > sampleAt) {
      samples.push(residentMb(portal.pid));
      if (samples.length % 12 === 0) line(`after ${samples.length / 12} min, MB`, { resident: samples.at(-1) });
      sampleAt += everyMs;
    }
    // Slower than wished, the load waits for its answers instead of heaping them up.
    while (running.size > people / 4) await pause(10);
    const early = nextAt - performance.now();
    if (early > 0) await pause(early);
    else nextAt = performance.now();
  }
  await Promise.all(running);
  return samples;
}

function count(counts: Counts, { what, status }: { what: string; status: number }): void {
  counts.answers += 1;
  if (status === 429) counts.refused += 1;
  if (status >= 500) counts.bad.push(`${status} ${what}`);
}

/** Memory that a process holds, megabytes; Linux only. */
function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Least squares: by how much the values grow from one to the next. */
function slope(values: readonly number[]): number {
  const centre = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const over = values.reduce((sum, one, at) => sum + (at - centre) * (one - mean), 0);
  const under = values.reduce((sum, _, at) => sum + (at - centre) ** 2, 0);
  return over / under;
}
