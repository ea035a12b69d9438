import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/index.ts';
import { SignedOutNote } from '../session/index.ts';
import { isSignedOut, messageOf } from './call-failure.ts';

interface ChangeFailureProps {
  /** What failed, when it is not shown by a field already. */
  error: unknown;
  /** Where the server gave no sentence. */
  fallback?: string;
  /** A sentence after it. */
  after?: string | undefined;
}

/**
 * Why a change was refused, announced at once; for an ended session with a link to sign in that keeps what was typed.
 */
export function ChangeFailure({ error, fallback, after }: ChangeFailureProps) {
  const { t } = useTranslation();
  if (!error) return null;
  if (isSignedOut(error)) return <SignedOutNote />;
  return (
    <Note kind="error">
      {messageOf(error, fallback ?? t('checkConnection'))}
      {after && ` ${after}`}
    </Note>
  );
}
