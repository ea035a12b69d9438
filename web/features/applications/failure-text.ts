import { CallFailure } from '../../app/calls/call-failure.ts';
import { adviceOn } from '../../app/calls/failure-words.ts';
import { t } from '../../app/words/i18n.ts';
import './words.ts';

/**
 * What stands in the place of the general text over a list that did not come: nothing where the server or the error itself
 * has words, else the usual ones (spec: applications.list-failure).
 */
export function loadFailureText(error: unknown): string | undefined {
  const hasWords =
    error instanceof CallFailure
      ? error.serverMessage || error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR'
      : error instanceof Error && error.message;
  return hasWords ? undefined : t('applications:loadFailed');
}

/**
 * Why an application was not added or renamed: the server's words; without them a refusal, a lost connection and an
 * answer that cannot be read each have their own (spec: applications.add-texts, applications.rename-texts).
 */
export function changeFailureText(change: 'add' | 'rename', error: unknown): string {
  if (!(error instanceof CallFailure)) return t(`applications:${change}.unreadable`);
  if (error.serverMessage) return error.serverMessage;
  if (typeof error.status === 'number') return `${t(`applications:${change}.refused`)}. ${adviceOn(error)}`;
  if (error.status === 'PARSING_ERROR') return t(`applications:${change}.unreadable`);
  const next =
    error.status === 'TIMEOUT_ERROR' ? t('applications:dialog.lookFirst') : t('applications:dialog.tryAgain');
  return `${t(`applications:${change}.unreachable`)}. ${next}`;
}
