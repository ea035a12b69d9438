import { fail } from '../../infra/failures/index.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a disk has no place left. */
export const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && full.has((error as NodeJS.ErrnoException).code ?? '');

/** Runs what writes to the disk. @throws Failure `common.disk-full` */
export async function refuseFullDisk<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isFullDisk(error)) fail('common.disk-full', { cause: error, retryAfterSeconds: 60 });
    throw error;
  }
}
