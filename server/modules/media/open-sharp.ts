import type Sharp from 'sharp';

let opened: Promise<typeof Sharp> | undefined;

/**
 * The library of pictures, loaded when the first one comes: a process that has none needs neither its memory nor its
 * time. Its work runs in the threads of the pool, one a picture, and they inherit the lower priority of those
 * (`lowerWorkerPriority`).
 */
export function openSharp(): Promise<typeof Sharp> {
  opened ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return opened;
}
