import type { ReactNode } from 'react';
import { messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { ErrorNote } from '../../../ui/index.ts';

interface ListFailureProps {
  error: Error;
  busy: boolean;
  onRetry: () => void;
  /** What did not come. */
  children: ReactNode;
}

/** What did not come and why, with a way to try again. */
export function ListFailure({ error, busy, onRetry, children }: ListFailureProps) {
  return (
    <ErrorNote retryLabel={t('common.retry')} onRetry={onRetry} busy={busy}>
      {children}. {messageOf(error, t('cabinet.noAnswer'))}
    </ErrorNote>
  );
}
