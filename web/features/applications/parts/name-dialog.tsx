import '../../../styles/applications.area.css';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
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
  const { form, checked } = useNameForm(kind, about, initial);
  const [failure, setFailure] = useState<unknown>(null);
  const focusAfterRefusal = useNameFocus(form.focus);
  const { state, stays, start } = useSending(onClose);
  const signInAgain = useSignInAgain();
  const keep = () => saveDraft(kind, about, form.values());
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
    if (!values) return;
    setFailure(null);
    void start(() => begin(values), {
      onSuccess: () => dropDraft(kind, about),
      onFailure: (error) => {
        if (isSignedOut(error)) keep();
        if (error instanceof CallFailure && form.refuse(error.fields)) focusAfterRefusal();
        else setFailure(error);
      },
    });
  };
  const formFields = (
    <form className="name-form" method="post" action="" noValidate onSubmit={submit}>
      {intro}
      <NameFields
        kind={kind}
        failure={failure}
        nameField={form.field('name')}
        runField={form.flag('run')}
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

/** The name has the focus when the dialog opens and, asked for, when the form is back: a hidden field takes none. */
function useNameFocus(focus: (name: 'name', options?: { select: boolean }) => void): () => void {
  const [times, setTimes] = useState(0);
  const focusName = useEffectEvent((select: boolean) => focus('name', { select }));
  useEffect(() => focusName(times === 0), [times]);
  return () => setTimes((before) => before + 1);
}
