import { useForm } from 'react-hook-form';
import { addApplicationForm, applicationName } from '../../../contract/applications.ts';
import { type DraftedDialog, readDraft } from './drafts.ts';

/** What the dialogs ask for; a rename leaves `run` alone. */
export type NameValues = {
  name: string;
  run: boolean;
};

const nameError = (value: string) => applicationName.safeParse(value).error?.issues[0]?.message ?? true;

/**
 * The form that names an application, begun with the draft of an ended session if there is one. An error stands by the
 * field on leaving a filled one or on submit, never on an untouched form, and goes when mended (quality, U3).
 */
export function useNameForm(kind: DraftedDialog, about: string, initial: NameValues) {
  const form = useForm<NameValues>({ defaultValues: { ...initial, ...readDraft(kind, about) } });
  const { name: error } = form.formState.errors;
  const check = () => void form.trigger('name');
  const nameField = {
    error: error?.message,
    ...form.register('name', {
      validate: nameError,
      onBlur: () => {
        if (form.getValues('name')) check();
      },
      onChange: () => {
        if (error) check();
      },
    }),
  };
  /** The values as the contract wants them, or nothing while something is wrong. Synchronous: a click must not wait. */
  const checked = (): NameValues | undefined => addApplicationForm.safeParse(form.getValues()).data;
  return { form, nameField, checked };
}
