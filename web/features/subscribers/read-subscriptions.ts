import type { Subscription } from '../../../contract/subscribers.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';

const unreadable = () => new CallFailure({ status: 'PARSING_ERROR' });
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** A day, also of a moment; nothing for what is absent or empty. @throws CallFailure for anything else */
function dayOf(value: unknown): string | null {
  const text = textOf(value);
  if (text === '') return null;
  const day = text.slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) throw unreadable();
  return day;
}

/**
 * The subscriptions of an answer, which is a list or an object with one in `content`
 * (spec: subscribers.list-call). @throws CallFailure `PARSING_ERROR` for anything else: no screen must break on it
 */
export function readSubscriptions(answer: unknown): Subscription[] {
  const list = isObject(answer) && 'content' in answer ? answer.content : answer;
  if (!Array.isArray(list)) throw unreadable();
  return list.map((item: unknown) => {
    if (!isObject(item)) throw unreadable();
    return {
      subscriberName: textOf(item.subscriberName),
      subscriberId: textOf(item.subscriberId),
      tariffName: textOf(item.tariffName),
      dateBegin: dayOf(item.dateBegin),
      dateEnd: dayOf(item.dateEnd),
      code: textOf(item.code),
    };
  });
}
