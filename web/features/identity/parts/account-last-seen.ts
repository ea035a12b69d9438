import { addDays, dayInAlmaty, formatMoment, formatTime } from '../../../app/words/dates.ts';
import { t } from '../../../app/words/i18n.ts';
import '../words.ts';

const minuteMs = 60_000;
/** The server notes the use of a session at most once a minute. */
const freshMs = 2 * minuteMs;
const hourMs = 60 * minuteMs;

/** When a session was last used, in words for the last two days, else as day and time in Asia/Almaty; `now` is the server's. */
export function lastSeenWords(iso: string, now: Date): string {
  const age = now.getTime() - Date.parse(iso);
  if (age < freshMs) return t('identity:account.moments.justNow');
  if (age < hourMs) return t('identity:account.moments.minutesAgo', { count: Math.floor(age / minuteMs) });
  const day = dayInAlmaty(new Date(iso));
  const today = dayInAlmaty(now);
  if (day === today) return t('identity:account.moments.today', { time: formatTime(iso) });
  if (day === addDays(today, -1)) return t('identity:account.moments.yesterday', { time: formatTime(iso) });
  return formatMoment(iso);
}
