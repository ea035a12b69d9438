import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/index.ts';
import { refreshPersonQuietly, SignedOutNote, useSession } from '../session/index.ts';
import { CallFailure, isSignedOut } from './call-failure.ts';
import { adviceOn } from './failure-words.ts';

interface ChangeFailureProps {
  /** What failed, when it is not shown by a field already. */
  error: unknown;
  /** What did not happen, where the server gave no sentence. */
  what?: string;
  /** For what has no button of its own to press again. */
  retry?: { readonly onPress: () => void; readonly busy: boolean };
}

/**
 * Why a change was refused, announced at once, and when to try again; for an ended session with a link to sign in that
 * keeps what was typed.
 */
export function ChangeFailure({ error, what, retry }: ChangeFailureProps) {
  const { t } = useTranslation();
  if (!error) return null;
  if (isSignedOut(error)) return <EndedSession error={error} onRetry={retry?.onPress} />;
  return (
    <Note kind="error" action={retry && { label: t('retry'), ...retry }}>
      {refusalText(error, what)}
    </Note>
  );
}

/**
 * Says that the session ended until it lives again: whoever signs in beside the page comes back to it as a person read anew.
 * What can only be repeated here stays.
 */
function EndedSession({ error, onRetry }: { error: unknown; onRetry: (() => void) | undefined }) {
  const { user } = useSession();
  const [ended, setEnded] = useState({ error, user });
  if (ended.error !== error) setEnded({ error, user });
  // Nothing else tells this tab: an expired session is no change of the person for the others.
  useEffect(() => {
    window.addEventListener('focus', refreshPersonQuietly);
    return () => window.removeEventListener('focus', refreshPersonQuietly);
  }, []);
  const isBack = user !== null && user !== ended.user;
  return isBack && !onRetry ? null : <SignedOutNote onRetry={onRetry} />;
}

/** The same as a text: the server's sentence, else what did not happen and what to do. */
export function refusalText(error: unknown, what = ''): string {
  const said = error instanceof CallFailure && error.serverMessage;
  return said || !what ? adviceOn(error) : `${what} ${adviceOn(error)}`;
}

/** No answer came: the portal may have done what it was asked for. */
export const mayHaveSucceeded = (error: unknown): boolean =>
  error instanceof CallFailure && typeof error.status !== 'number';
