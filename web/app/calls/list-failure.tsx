import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../ui/index.ts';
import { SignedOutNote } from '../session/index.ts';
import { isSignedOut } from './call-failure.ts';
import { adviceOn, reasonOf } from './failure-words.ts';

interface ListFailureProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  /** What could not be loaded; a general text without it. */
  what?: string | undefined;
}

/** Why a list could not be loaded, in its place, with a button to retry or to sign in; nothing when it was loaded. */
export function ListFailure({ error, busy, onRetry, what }: ListFailureProps) {
  const { t } = useTranslation(['start', 'calls']);
  if (!error) return null;
  if (isSignedOut(error)) return <SignedOutNote onRetry={onRetry} />;
  return (
    <ErrorNote retryLabel={t('retry')} onRetry={onRetry} busy={busy}>
      {what ? `${what}. ${adviceOn(error)}` : `${t('calls:dataFailed', { message: reasonOf(error) })}.`}
    </ErrorNote>
  );
}
