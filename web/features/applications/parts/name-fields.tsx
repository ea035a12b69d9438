import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut } from '../../../app/calls/call-failure.ts';
import type { DraftedDialog } from '../../../app/session/drafts.ts';
import { Button, Checkbox, DialogActions, Note, SubmitButton, TextField } from '../../../ui/index.ts';
import { changeFailureText } from '../failure-text.ts';
import '../words.ts';

interface NameFieldsProps {
  kind: DraftedDialog;
  failure: unknown;
  nameField: Omit<ComponentProps<typeof TextField>, 'label'>;
  runField: Omit<ComponentProps<typeof Checkbox>, 'label'>;
  busy: boolean;
  onSignIn: () => void;
  onCancel: () => void;
}

/** What stands in the form: the failure over the fields, the fields, the buttons. */
export function NameFields({ kind, failure, nameField, runField, busy, onSignIn, onCancel }: NameFieldsProps) {
  const { t } = useTranslation(['applications', 'start']);
  const submitLabel = t(`${kind}.submit`);
  return (
    <>
      {failure !== null && <Failure kind={kind} failure={failure} />}
      <TextField label={t('dialog.name')} autoComplete="off" {...nameField} />
      {kind === 'add' && <Checkbox label={t('add.run')} {...runField} />}
      <DialogActions>
        {isSignedOut(failure) ? (
          <Button onClick={onSignIn}>{t('signIn')}</Button>
        ) : (
          <SubmitButton label={submitLabel} busyLabel={submitLabel} busy={busy} />
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('start:cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

function Failure({ kind, failure }: { kind: DraftedDialog; failure: unknown }) {
  const { t } = useTranslation('applications');
  if (!isSignedOut(failure)) return <Note kind="error">{changeFailureText(kind, failure)}</Note>;
  return (
    <div role="alert">
      <Note kind="warn">{t('dialog.sessionOver')}</Note>
    </div>
  );
}
