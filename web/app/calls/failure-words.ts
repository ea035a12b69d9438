import { t } from '../words/i18n.ts';
import { CallFailure } from './call-failure.ts';
import './words.ts';

const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
/** A sentence of the server that says when already: two times after one another would contradict each other. */
const saysWhen = /через|завтра|позже/;

/**
 * Why a call failed, as the end of a sentence: the server's words, else what its status says. That there is no connection
 * is said only when no answer came.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof CallFailure)) return (error instanceof Error && error.message) || t('calls:reason.unknown');
  if (error.serverMessage) return error.serverMessage.replace(/\.$/, '');
  if (typeof error.status === 'number') return t('calls:reason.answered', { status: error.status });
  return t(`calls:reason.${error.status}`);
}

/** What to do about a call that failed: the server's sentence, else what its status allows to say. */
export function adviceOn(error: unknown): string {
  if (!(error instanceof CallFailure)) return t('calls:reason.unknown');
  if (error.status === 'FETCH_ERROR' && !error.serverMessage) return t('calls:checkConnection');
  const wait = waitText(error);
  if (error.serverMessage) return wait ? `${error.serverMessage} ${wait}` : error.serverMessage;
  const reason = reasonOf(error);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. ${wait || t('calls:later')}`;
}

/** When a throttled call may be repeated; nothing for any other failure, and where the server's sentence says it. */
export function waitText(error: unknown): string {
  if (!(error instanceof CallFailure) || error.retryAfterSeconds === undefined) return '';
  if (saysWhen.test(error.serverMessage ?? '')) return '';
  const when = new Intl.RelativeTimeFormat('ru').format(...inUnits(error.retryAfterSeconds));
  return t('calls:retryIn', { when: when.replaceAll(' ', '\u00a0') });
}

/** In the largest unit that still tells one wait from another. */
function inUnits(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  if (seconds <= minuteSeconds) return [Math.ceil(seconds), 'second'];
  if (seconds <= 1.5 * hourSeconds) return [Math.ceil(seconds / minuteSeconds), 'minute'];
  return [Math.ceil(seconds / hourSeconds), 'hour'];
}
