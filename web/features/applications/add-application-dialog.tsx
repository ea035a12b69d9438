import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../app/i18n.ts';
import { useSession } from '../../app/session/index.ts';
import { useToast } from '../../ui/index.ts';
import type { DialogSolution } from './parts/add-form.tsx';

interface AddApplicationDialogProps {
  solution: DialogSolution;
  open: boolean;
  onClose: () => void;
}

type AddForm = ComponentType<Omit<AddApplicationDialogProps, 'open'>>;

/**
 * Adds an application of a solution for the current subscriber and, when asked to, starts it in a tab of its own
 * (specification, section 2; contract, section 4). It closes itself after a success. The form is fetched for signed-in
 * people alone: a visitor's page does not carry it.
 */
export function AddApplicationDialog({ solution, open, onClose }: AddApplicationDialogProps) {
  const signedIn = useSession().user !== null;
  const [Form, setForm] = useState<AddForm>();
  const showToast = useToast();
  const refuse = useEffectEvent(() => {
    if (!open) return;
    showToast({ kind: 'error', text: `${t('applications.add.unreachable')}. ${t('applications.dialog.tryAgain')}` });
    onClose();
  });
  useEffect(() => {
    if (!signedIn && !open) return;
    import('./parts/add-form.tsx').then(
      (module) => setForm(() => module.AddForm),
      () => refuse(),
    );
  }, [signedIn, open]);
  return open && Form ? <Form key={solution.code} solution={solution} onClose={onClose} /> : null;
}
