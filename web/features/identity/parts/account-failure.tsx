import { isSignedOut, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { ErrorNote } from '../../../ui/index.ts';
import { AccountSignedOut } from './account-signed-out.tsx';

interface AccountFailureProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
}

/** A list of the account that did not come, with a way to try again or to sign in. */
export function AccountFailure({ error, busy, onRetry }: AccountFailureProps) {
  if (isSignedOut(error)) return <AccountSignedOut onRetry={onRetry} />;
  return (
    <ErrorNote retryLabel={t('common.retry')} onRetry={onRetry} busy={busy}>
      {t('common.dataFailed', { message: messageOf(error, t('common.noAnswer')).replace(/\.$/, '') })}.
    </ErrorNote>
  );
}
