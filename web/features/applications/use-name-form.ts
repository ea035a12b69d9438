import { addApplicationForm } from '../../../contract/applications.forms.ts';
import { rulesBy } from '../../app/forms/rules.ts';
import { useForm } from '../../app/forms/use-form.ts';
import { type DraftedDialog, readDraft } from '../../app/session/drafts.ts';

/** What the dialogs ask for; a rename leaves `run` alone. */
export type NameValues = {
  name: string;
  run: boolean;
};

const rules = rulesBy<NameValues, NameValues>(addApplicationForm);

/** The form that names an application, filled with the draft of an ended session if there is one. */
export function useNameForm(kind: DraftedDialog, about: string, initial: NameValues) {
  return useForm<NameValues>({ initial: { ...initial, ...readDraft(kind, about) }, rules });
}
