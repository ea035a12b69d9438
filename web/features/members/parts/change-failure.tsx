import { CallFailure, isSignedOut, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Note } from '../../../ui/index.ts';
import { AccountSignedOut } from '../../identity/index.ts';

/** Why a change was refused; nothing when the words stand by the fields already. */
export function ChangeFailure({ error }: { error: Error | null }) {
  if (!error || (error instanceof CallFailure && error.fields.email)) return null;
  if (isSignedOut(error)) return <AccountSignedOut />;
  return <Note kind="error">{messageOf(error, t('members.noAnswer'))}</Note>;
}
