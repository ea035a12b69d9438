import { CallFailure, messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Note } from '../../../ui/index.ts';

/** Why a change was refused; nothing when the words stand by the fields already. */
export function ChangeFailure({ error }: { error: Error | null }) {
  if (!error || (error instanceof CallFailure && Object.keys(error.fields).length > 0)) return null;
  return <Note kind="error">{messageOf(error, t('cabinet.noAnswer'))}</Note>;
}
