import { t } from '../words/i18n.ts';
import { CallFailure, messageOf } from './call-failure.ts';
import './words.ts';

const minuteSeconds = 60;

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
  const wait = waitText(error);
  const advice = messageOf(error, ownAdvice(error));
  return wait ? `${advice} ${wait}` : advice;
}

function ownAdvice(error: unknown): string {
  if (!(error instanceof CallFailure)) return t('calls:reason.unknown');
  if (error.status === 'FETCH_ERROR') return t('calls:checkConnection');
  const reason = reasonOf(error);
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. ${t('calls:later')}`;
}

/** When a throttled call may be repeated; nothing for any other failure. */
export function waitText(error: unknown): string {
  const seconds = error instanceof CallFailure ? error.retryAfterSeconds : undefined;
  if (seconds === undefined) return '';
  const inMinutes = seconds > minuteSeconds;
  const count = Math.ceil(inMinutes ? seconds / minuteSeconds : seconds);
  const when = new Intl.RelativeTimeFormat('ru').format(count, inMinutes ? 'minute' : 'second');
  return t('calls:retryIn', { when: when.replaceAll(' ', '\u00a0') });
}
