import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut } from '../../../app/calls/call-failure.ts';
import { type DraftedDialog, dropDraft, saveDraft } from '../../../app/session/drafts.ts';
import { Dialog } from '../../../ui/index.ts';
import { useLateOutcome } from '../use-late-outcome.ts';
import { type NameValues, useNameForm } from '../use-name-form.ts';
import { type Send, useSending } from '../use-sending.ts';
import { NameFields } from './name-fields.tsx';
import '../words.ts';
import { useSignInAgain } from '../../../app/session/index.ts';
import styles from './name-dialog.module.css';

interface NameDialogProps {
  kind: DraftedDialog;
  /** The key of the draft: the solution of a new application, the number of a renamed one. */
  about: string;
  initial: NameValues;
  /** Above the fields: the solution of a new application. */
  intro?: ReactNode;
  /**
   * Called in the click handler itself, before anything is awaited, so that a tab may be opened; returns how to send.
   */
  begin: (values: NameValues) => Send;
  /** Replaces the form after a success that does not close the dialog. */
  afterwards?: ReactNode;
  onClose: () => void;
}

/** The dialog that names an application: to add one, or to rename one. */
export function NameDialog({ kind, about, initial, intro, begin, afterwards, onClose }: NameDialogProps) {
  const { t } = useTranslation(['applications', 'start']);
  const form = useNameForm(kind, about, initial);
  const { failure } = form;
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => selectName(formElement.current), []);
  const { state, stays, run } = useSending(onClose);
  const signInAgain = useSignInAgain();
  const late = useLateOutcome(kind);
  const keep = () => saveDraft(kind, about, form.values());
  const giveUp = () => {
    dropDraft(kind, about);
    onClose();
  };
  const leave = () => {
    keep();
    signInAgain();
  };
  const submit = form.submit(async (values) => {
    if (isSignedOut(failure)) return leave();
    try {
      await run(begin(values));
      if (late.isOwners()) dropDraft(kind, about);
      late.tellDone();
    } catch (error) {
      if (late.isOwners() && (isSignedOut(error) || late.isGone())) keep();
      late.tellFailed(error);
      throw error;
    }
  });
  const formFields = (
    <form ref={formElement} className={styles.form} method="post" action="" noValidate onSubmit={submit}>
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
      title={t(`${kind}.title`)}
      closeLabel={t('start:close')}
      state={stays ? 'idle' : state}
      stateText={t(`${kind}.${state === 'success' ? 'done' : 'busy'}`)}
      mayClose={() => state !== 'busy'}
      onClose={giveUp}
    >
      {stays ? afterwards : formFields}
    </Dialog>
  );
}

/**
 * Selects the name at once, and not by the form's own `focus`, which waits for a timer and would select what was typed
 * meanwhile.
 */
function selectName(form: HTMLFormElement | null): void {
  const name = form?.elements.namedItem('name');
  if (!(name instanceof HTMLInputElement)) return;
  name.focus();
  name.select();
}
