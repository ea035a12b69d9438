import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const run = promisify(execFile);
const usualSeconds = 5;
const usualConnections = 16;
const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync);

/** What a load of some seconds showed. */
export interface LoadFigures {
  readonly requests: number;
  readonly perSecond: number;
  /** Processor time of the server a request, microseconds; absent where the system does not provide it. */
  readonly cpuMicros: number | undefined;
  readonly p95Ms: number;
}

/** User and system time a process has used, seconds; Linux only. */
export function cpuSecondsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return undefined;
  }
}

/** Loads an address and watches the processor time of the given processes. */
export async function load(
  url: string,
  pids: readonly number[],
  headers: Record<string, string> = {},
  connections = usualConnections,
  seconds = usualSeconds,
): Promise<LoadFigures> {
  const before = pids.map(cpuSecondsOf);
  const figures = wrk
    ? await byWrk(url, headers, connections, seconds)
    : await byAutocannon(url, headers, connections, seconds);
  const used = pids.map((pid, index) => (cpuSecondsOf(pid) ?? Number.NaN) - (before[index] ?? Number.NaN));
  const cpu = used.reduce((sum, one) => sum + one, 0);
  return { ...figures, cpuMicros: Number.isNaN(cpu) ? undefined : (cpu * 1e6) / figures.requests };
}

async function byWrk(url: string, headers: Record<string, string>, connections: number, seconds: number) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const script = new URL('wrk-report.lua', import.meta.url).pathname;
  const { stdout } = await run(wrk ?? '', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, ...given, url]);
  const [requests, micros, p95, bad] = stdout.split('report:')[1]?.trim().split(' ').map(Number) ?? [];
  if (bad) throw new Error(`${url}: ${bad} requests failed`);
  return { requests: requests ?? 0, perSecond: ((requests ?? 0) * 1e6) / (micros ?? 1), p95Ms: (p95 ?? 0) / 1000 };
}

async function byAutocannon(url: string, headers: Record<string, string>, connections: number, seconds: number) {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} requests failed`);
  return { requests: result.requests.total, perSecond: result.requests.average, p95Ms: result.latency.p97_5 };
}
