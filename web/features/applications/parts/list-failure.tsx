import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { CallFailure, isSignedOut } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { ErrorNote, Note } from '../../../ui/index.ts';
import { loadFailureText } from '../failure-text.ts';
import { useSignInAgain } from '../sign-in-again.ts';

interface ListFailureProps {
  error: Error | null;
  /** An older list is still shown. */
  hasOlder: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Why the list did not come, with a way on; over an older list also that the network is away. */
export function ListFailure({ error, hasOlder, busy, onRetry }: ListFailureProps) {
  const signInAgain = useSignInAgain();
  const online = useOnline();
  if (isSignedOut(error)) {
    const action = { label: t('applications.signIn'), onPress: signInAgain };
    return (
      <Note kind="error" action={action}>
        {t('applications.sessionOver')}
      </Note>
    );
  }
  if (hasOlder && (!online || isUnreachable(error))) {
    const action = online ? { label: t('common.retry'), onPress: onRetry, busy } : undefined;
    return (
      <div role="alert">
        <Note kind="warn" action={action}>
          {t('common.offline')}
        </Note>
      </div>
    );
  }
  if (!error) return null;
  return (
    <ErrorNote retryLabel={t('common.retry')} onRetry={onRetry} busy={busy}>
      {t('common.dataFailed', { message: loadFailureText(error).replace(/\.$/, '') })}.
    </ErrorNote>
  );
}

const isUnreachable = (error: Error | null) => error instanceof CallFailure && error.status === 'FETCH_ERROR';

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
}
