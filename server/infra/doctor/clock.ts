import { sql } from 'kysely';
import { type Finding, type Installation, inDigits, well, wrong } from './finding.ts';

const mostMs = 2_000;
const tries = 5;

/** This machine's clock beside the database's, by the quickest of some answers. */
export async function checkClock({ database }: Installation): Promise<readonly Finding[]> {
  if ('absent' in database) return [];
  const answers: { tookMs: number; offMs: number }[] = [];
  for (let count = 0; count < tries; count += 1) {
    const startedAt = performance.now();
    const before = Date.now();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(database.db);
    const tookMs = performance.now() - startedAt;
    answers.push({ tookMs, offMs: before + tookMs / 2 - Number(rows[0]?.ms) });
  }
  const { offMs = 0, tookMs = 0 } = answers.sort((one, other) => one.tookMs - other.tookMs)[0] ?? {};
  const off = `${inDigits(Math.abs(offMs) / 1000)} с`;
  // What the answer took is not known to be the clock's.
  if (Math.abs(offMs) - tookMs / 2 < mostMs) return [well('Часы этой машины и базы данных согласны')];
  return [
    wrong(
      `Часы этой машины ${offMs > 0 ? 'спешат' : 'отстают'} на ${off} от часов базы данных`,
      'Включите синхронизацию времени на обеих машинах (chrony, systemd-timesyncd).',
    ),
  ];
}
