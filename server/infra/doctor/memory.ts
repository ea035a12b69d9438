import { totalmem } from 'node:os';
import { type Finding, inDigits, well, wrong } from './finding.ts';

const gigabyte = 2 ** 30;
const leastFreeBytes = 0.25 * gigabyte;
const leastFreeShare = 0.05;
/** From 1.5 GB on the portal refuses requests until it has less. */
const mostHeapBytes = 1.2 * gigabyte;

interface Memory {
  freeBytes: number;
  totalBytes: number;
  heapBytes: number;
}

/** The memory that this process may still take, and what its heap has. */
export async function checkMemory(): Promise<readonly Finding[]> {
  const limit = process.constrainedMemory();
  const totalBytes = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  return judgeMemory({ freeBytes: process.availableMemory(), totalBytes, heapBytes: process.memoryUsage().heapUsed });
}

/** What there is to say of the memory. */
export function judgeMemory({ freeBytes, totalBytes, heapBytes }: Memory): Finding[] {
  const says = `Памяти свободно ${inDigits(freeBytes / gigabyte)} ГБ из ${inDigits(totalBytes / gigabyte)}`;
  const isTight = freeBytes < leastFreeBytes || freeBytes < totalBytes * leastFreeShare;
  const heap =
    heapBytes > mostHeapBytes
      ? [
          wrong(
            `Процесс портала занял ${inDigits(heapBytes / gigabyte)} ГБ: с 1,5 ГБ он отказывает в запросах`,
            'Перезапустите его и посмотрите по журналу, чем он был занят.',
          ),
        ]
      : [];
  return [
    isTight ? wrong(says, 'Посмотрите, что ещё работает на этой машине; прибавьте памяти.') : well(says),
    ...heap,
  ];
}
