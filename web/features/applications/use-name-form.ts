import { addApplicationForm, applicationName } from '../../../contract/applications.forms.ts';
import { bySchema, useForm } from '../../app/form.ts';
import { type DraftedDialog, readDraft } from './drafts.ts';

/** What the dialogs ask for; a rename leaves `run` alone. */
export type NameValues = {
  name: string;
  run: boolean;
};

/** The form that names an application, begun with the draft of an ended session if there is one. */
export function useNameForm(kind: DraftedDialog, about: string, initial: NameValues) {
  const form = useForm<NameValues>({
    initial: { ...initial, ...readDraft(kind, about) },
    rules: { name: bySchema(applicationName) },
  });
  /** The values as the contract wants them, or nothing while something is wrong. Synchronous: a click must not wait. */
  const checked = (): NameValues | undefined => {
    const values = form.accept();
    return values && addApplicationForm.safeParse(values).data;
  };
  return { form, checked };
}
