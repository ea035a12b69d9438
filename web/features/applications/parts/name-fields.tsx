import type { ComponentProps } from 'react';
import { isSignedOut } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Button, Checkbox, DialogActions, Note, SubmitButton, TextField } from '../../../ui/index.ts';
import type { DraftedDialog } from '../drafts.ts';
import { changeFailureText } from '../failure-text.ts';

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
  const submitLabel = t(`applications.${kind}.submit`);
  return (
    <>
      {failure !== null && <Failure kind={kind} failure={failure} />}
      <TextField label={t('applications.dialog.name')} autoComplete="off" {...nameField} />
      {kind === 'add' && <Checkbox label={t('applications.add.run')} {...runField} />}
      <DialogActions>
        {isSignedOut(failure) ? (
          <Button onClick={onSignIn}>{t('applications.signIn')}</Button>
        ) : (
          <SubmitButton label={submitLabel} busyLabel={submitLabel} busy={busy} />
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}

function Failure({ kind, failure }: { kind: DraftedDialog; failure: unknown }) {
  if (!isSignedOut(failure)) return <Note kind="error">{changeFailureText(kind, failure)}</Note>;
  return (
    <div role="alert">
      <Note kind="warn">{t('applications.dialog.sessionOver')}</Note>
    </div>
  );
}
