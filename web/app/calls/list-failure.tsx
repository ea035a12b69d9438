import { useTranslation } from 'react-i18next';
import { ErrorNote } from '../../ui/index.ts';
import { SignedOutNote } from '../session/index.ts';
import { isSignedOut, messageOf } from './call-failure.ts';

interface ListFailureProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  /** What could not be loaded; a general text without it. */
  what?: string;
  /** Why, where the server gave no sentence. */
  fallback?: string;
}

/** Why a list could not be loaded, in its place, with a button to retry or to sign in; nothing when it was loaded. */
export function ListFailure({ error, busy, onRetry, what, fallback }: ListFailureProps) {
  const { t } = useTranslation();
  if (!error) return null;
  if (isSignedOut(error)) return <SignedOutNote onRetry={onRetry} />;
  const text = what
    ? `${what}. ${messageOf(error, fallback ?? t('checkConnection'))}`
    : `${t('dataFailed', { message: messageOf(error, fallback ?? t('noAnswer')).replace(/\.$/, '') })}.`;
  return (
    <ErrorNote retryLabel={t('retry')} onRetry={onRetry} busy={busy}>
      {text}
    </ErrorNote>
  );
}
