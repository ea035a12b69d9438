import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/index.ts';

import { useToast } from '../../../ui/index.ts';
import { type AddForm, AddFormContext, type SolutionToAdd } from '../add-form.ts';
import '../words.ts';

interface AddDialogProps {
  solution: SolutionToAdd;
  open: boolean;
  onAdded: () => void;
  onClose: () => void;
}

/**
 * Adds an application of a solution for the current subscriber and, when asked to, starts it in a tab of its own (spec:
 * applications.forms, applications.launch). It closes itself after a success. The form's code is loaded only for
 * signed-in people.
 */
export function AddDialog({ solution, open, onAdded, onClose }: AddDialogProps) {
  const { t } = useTranslation('catalogue');
  const signedIn = useSession().user !== null;
  const loadForm = useContext(AddFormContext);
  const [Form, setForm] = useState<AddForm>();
  const showToast = useToast();
  const refuse = useEffectEvent(() => {
    if (!open) return;
    showToast({ kind: 'error', text: t('addMissing') });
    onClose();
  });
  useEffect(() => {
    if (!signedIn && !open) return;
    loadForm().then(
      (came) => setForm(() => came),
      () => refuse(),
    );
  }, [signedIn, open, loadForm]);
  return open && Form ? <Form key={solution.code} solution={solution} onAdded={onAdded} onClose={onClose} /> : null;
}
