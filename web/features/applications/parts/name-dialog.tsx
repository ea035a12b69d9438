import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { CallFailure, isSignedOut } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Dialog } from '../../../ui/index.ts';
import { type DraftedDialog, dropDraft, saveDraft } from '../drafts.ts';
import { useSignInAgain } from '../sign-in-again.ts';
import { type NameValues, useNameForm } from '../use-name-form.ts';
import { type Send, useSending } from '../use-sending.ts';
import { NameFields } from './name-fields.tsx';

interface NameDialogProps {
  kind: DraftedDialog;
  /** What the draft is kept by: the solution of a new application, the number of a renamed one. */
  about: string;
  initial: NameValues;
  /** Over the fields: what the application is made of. */
  intro?: ReactNode;
  /** Called in the press itself, before anything is awaited; gives how to send. */
  begin: (values: NameValues) => Send;
  /** In the place of the form after a success that stays. */
  afterwards?: ReactNode;
  onClose: () => void;
}

/** The dialog that names an application: to add one, or to rename one. */
export function NameDialog({ kind, about, initial, intro, begin, afterwards, onClose }: NameDialogProps) {
  const { form, nameField, checked } = useNameForm(kind, about, initial);
  const { failure, setFailure, byField } = useFailure(form.setFocus);
  const { state, stays, start } = useSending(onClose);
  const signInAgain = useSignInAgain();
  const keep = () => saveDraft(kind, about, form.getValues());
  const giveUp = () => {
    dropDraft(kind, about);
    onClose();
  };
  const leave = () => {
    keep();
    signInAgain();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSignedOut(failure)) return leave();
    const values = checked();
    if (!values) return void form.trigger('name', { shouldFocus: true });
    setFailure(null);
    void start(() => begin(values), {
      onSuccess: () => dropDraft(kind, about),
      onFailure: (error) => {
        if (isSignedOut(error)) keep();
        setFailure(error);
      },
    });
  };
  const formFields = (
    <form className="name-form" method="post" action="" noValidate onSubmit={submit}>
      {intro}
      <NameFields
        kind={kind}
        failure={byField ? null : failure}
        nameField={{ ...nameField, error: byField ?? nameField.error }}
        runField={form.register('run')}
        busy={state === 'busy'}
        onSignIn={leave}
        onCancel={giveUp}
      />
    </form>
  );
  return (
    <Dialog
      open
      title={t(`applications.${kind}.title`)}
      closeLabel={t('common.close')}
      state={stays ? 'idle' : state}
      stateText={t(`applications.${kind}.${state === 'success' ? 'done' : 'busy'}`)}
      mayClose={() => state !== 'busy'}
      onClose={giveUp}
    >
      {stays ? afterwards : formFields}
    </Dialog>
  );
}

/** The failure of the last sending; the server's word on the name stands by the field and brings the focus to it. */
function useFailure(setFocus: (field: 'name', options?: { shouldSelect: boolean }) => void) {
  const [failure, setFailure] = useState<unknown>(null);
  const byField = failure instanceof CallFailure ? failure.fields.name : undefined;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  useEffect(() => {
    if (byField) setFocus('name');
  }, [byField, setFocus]);
  return { failure, setFailure, byField };
}
