import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure, isSignedOut } from '../../../app/calls/call-failure.ts';
import { ListFailure } from '../../../app/calls/list-failure.tsx';
import { useSignInAgain } from '../../../app/session/index.ts';
import { Note } from '../../../ui/index.ts';
import { loadFailureText } from '../failure-text.ts';
import '../words.ts';

interface ApplicationsFailureProps {
  error: Error | null;
  /** An older list is still shown. */
  hasOlder: boolean;
  busy: boolean;
  onRetry: () => void;
}

/** Why the list could not be loaded, with a retry; above an older list also that there is no network. */
export function ApplicationsFailure({ error, hasOlder, busy, onRetry }: ApplicationsFailureProps) {
  const { t } = useTranslation(['applications', 'start']);
  const signInAgain = useSignInAgain();
  const online = useOnline();
  if (isSignedOut(error)) {
    const action = { label: t('signIn'), onPress: signInAgain };
    return (
      <Note kind="error" action={action}>
        {t('sessionOver')}
      </Note>
    );
  }
  if (hasOlder && (!online || isUnreachable(error))) {
    const action = online ? { label: t('start:retry'), onPress: onRetry, busy } : undefined;
    return (
      <div role="alert">
        <Note kind="warn" action={action}>
          {t('start:offline')}
        </Note>
      </div>
    );
  }
  return <ListFailure error={error} what={loadFailureText(error)} busy={busy} onRetry={onRetry} />;
}

const isUnreachable = (error: Error | null) => error instanceof CallFailure && error.status === 'FETCH_ERROR';

function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => onlineManager.subscribe(changed),
    () => onlineManager.isOnline(),
    () => true,
  );
}
