import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PortalProcess } from './portal-process.ts';

/** How long a process has had a processor, in milliseconds; Linux alone says that. */
async function ranMs(pid: string | number): Promise<number> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
  return Number(text.split(' ')[0] ?? 0) / 1e6;
}

/** The time that the portal and its embedded database have had of the processors: what waiting does not change. */
export async function processorMs({ pid, dataDir }: Pick<PortalProcess, 'pid' | 'dataDir'>): Promise<number> {
  const [postmaster = ''] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').catch(() => '');
  const times = await Promise.all([pid, postmaster, ...children.split(' ').filter(Boolean)].map(ranMs));
  return times.reduce((sum, each) => sum + each, 0);
}
