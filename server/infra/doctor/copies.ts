import { readCopies } from '../backup/index.ts';
import { type Finding, type Installation, inDigits, unknown, well, wrong } from './finding.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A night's copy may be late by half a day. */
const freshForMs = 36 * hourMs;
const triedForDays = 100;

type Copies = Awaited<ReturnType<typeof readCopies>>;

/** Whether there is a copy of yesterday, and whether one was tried this quarter (spec: installation.copies). */
export async function checkCopies({ settings, database }: Installation): Promise<readonly Finding[]> {
  if ('absent' in database) return [];
  const copies = await readCopies(database.db);
  // Nobody loses anything on a machine of one's own.
  const isOwn = settings.publicUrlIsLoopback || settings.DEMO;
  return judgeCopies(copies, Date.now()).map((found) =>
    isOwn && found.state === 'wrong' ? { ...found, state: 'unknown' } : found,
  );
}

/** What there is to say of the copies at a moment. */
export function judgeCopies({ made, lastAttempt, tried }: Copies, now: number): Finding[] {
  const failed = lastAttempt?.failure
    ? [
        wrong(
          `Копия ${inMoments(lastAttempt.at)} не сделана: ${lastAttempt.failure}`,
          'Исправьте причину и сделайте копию: npm run backup -- --to <папка>.',
        ),
      ]
    : [];
  return [...failed, judgeMade(made, now), judgeTried(tried, made, now)];
}

function judgeMade(made: Copies['made'], now: number): Finding {
  if (!made)
    return wrong(
      'Копий ещё не было: если диск откажет, всё пропадёт',
      'Сделайте копию: npm run backup -- --to <папка>, и поставьте её на каждую ночь. Копии, сделанные не этой командой, здесь не видны.',
    );
  const size = made.bytes === null ? '' : `, ${inDigits(made.bytes / 2 ** 20)} МБ`;
  const says = `Последняя копия — ${inMoments(made.at)}${size}`;
  return now - made.at.getTime() > freshForMs
    ? wrong(says, 'Копия старше полутора суток. Узнайте, почему не сработало расписание: journalctl -u portal-backup.')
    : well(says);
}

function judgeTried(tried: Copies['tried'], made: Copies['made'], now: number): Finding {
  const how = 'Проверьте: npm run restore -- --check <копия>.';
  if (!tried) return made ? wrong('Восстановление копии ни разу не проверяли', how) : unknown('Проверять ещё нечего');
  if (tried.failure)
    return wrong(
      `Копия ${tried.file} не восстановилась ${inMoments(tried.at)}: ${tried.failure}`,
      `Сделайте новую копию. ${how}`,
    );
  const days = Math.floor((now - tried.at.getTime()) / dayMs);
  return days > triedForDays
    ? wrong(`Восстановление копии проверяли ${inMoments(tried.at)}`, `С тех пор прошло дней: ${days}. ${how}`)
    : well(`Копию ${tried.file} проверили восстановлением ${inMoments(tried.at)}`);
}

const inMoments = (at: Date) =>
  at.toLocaleString('ru-RU', {
    timeZone: 'Asia/Almaty',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
