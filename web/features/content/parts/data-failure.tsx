import { messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { ErrorNote } from '../../../ui/index.ts';

interface DataFailureProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
}

/** Why a list did not come, in its place (specification, section 8); nothing when it did. */
export function DataFailure({ error, busy, onRetry }: DataFailureProps) {
  if (!error) return null;
  return (
    <ErrorNote retryLabel={t('common.retry')} onRetry={onRetry} busy={busy}>
      {t('common.dataFailed', { message: messageOf(error, t('common.noAnswer')).replace(/\.$/, '') })}.
    </ErrorNote>
  );
}
