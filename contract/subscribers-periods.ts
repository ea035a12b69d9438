import { addMonths } from './days.ts';

/** How long a subscription lasts that nobody has said otherwise of: what the forms begin with. */
export const usualMonths = 12;

const beginWithinMonths = 12;
const endWithinMonths = 120;
const checkYear = 'Проверьте год';

/** Days of a subscription, `YYYY-MM-DD`; without an end it is endless. */
export interface Period {
  readonly dateBegin: string | null;
  readonly dateEnd: string | null;
}

/** What is wrong with the first day of a new subscription. All rules here judge by `today`, a day in Asia/Almaty. */
export function beginFault(dateBegin: string, today: string): string | undefined {
  if (dateBegin < addMonths(today, -beginWithinMonths)) return 'Подписка не может начинаться раньше, чем год назад';
  return lateBeginFault(dateBegin, today);
}

const lateBeginFault = (dateBegin: string, today: string): string | undefined =>
  dateBegin > addMonths(today, beginWithinMonths) ? 'Подписка может начаться не позже, чем через год' : undefined;

function farEndFault(dateEnd: string, today: string): string | undefined {
  return dateEnd > addMonths(today, endWithinMonths)
    ? `Подписку можно оформить не больше чем на ${endWithinMonths / 12} лет вперёд`
    : undefined;
}

/** What is wrong with the last day of a new subscription. */
export function endFault(dateEnd: string, dateBegin: string, today: string): string | undefined {
  if (dateEnd < dateBegin) return 'Последний день раньше первого';
  if (dateEnd < today) return 'Последний день уже прошёл';
  return farEndFault(dateEnd, today);
}

/** The last day after an extension by so many months: from the old end on, from today when it has passed. */
export function extendedEnd(dateEnd: string, months: number, today: string): string {
  return addMonths(dateEnd < today ? today : dateEnd, months);
}

/** What is wrong with the last day of an extension. */
export function extensionFault(until: string, dateEnd: string, today: string): string | undefined {
  if (until <= dateEnd) return 'Новый последний день должен быть позже прежнего';
  if (until < today) return 'Этот день уже прошёл';
  return farEndFault(until, today);
}

/** What is wrong with the day a subscription is closed on. */
export function closingFault(lastDay: string, dateEnd: string | null, today: string): string | undefined {
  if (lastDay < today) return 'Завершить подписку прошедшим днём нельзя';
  if (dateEnd !== null && lastDay > dateEnd) return 'Подписка закончится раньше этого дня';
  return dateEnd === null ? farEndFault(lastDay, today) : undefined;
}

/** Nothing of the service is older; an earlier day is a slip of the year. */
export const earliestDay = '2000-01-01';

/** What is wrong with the days of a correction, by the field; they may all have passed. */
export function correctionFaults(
  { dateBegin, dateEnd }: Period,
  today: string,
): { readonly dateBegin?: string | undefined; readonly dateEnd?: string | undefined } {
  return { dateBegin: correctedBeginFault(dateBegin, today), dateEnd: correctedEndFault(dateEnd, dateBegin, today) };
}

function correctedBeginFault(dateBegin: string | null, today: string): string | undefined {
  if (dateBegin === null) return undefined;
  return dateBegin < earliestDay ? checkYear : lateBeginFault(dateBegin, today);
}

function correctedEndFault(dateEnd: string | null, dateBegin: string | null, today: string): string | undefined {
  if (dateEnd === null) return undefined;
  if (dateEnd < earliestDay) return checkYear;
  if (dateBegin !== null && dateEnd < dateBegin) return 'Последний день раньше первого';
  return farEndFault(dateEnd, today);
}
