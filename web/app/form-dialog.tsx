import type { ReactNode, SubmitEvent } from 'react';
import { Button, Dialog, DialogActions, SubmitButton } from '../ui/index.ts';
import { t } from './i18n.ts';

interface FormDialogProps {
  title: string;
  submitLabel: string;
  busyLabel: string;
  /** While it is sent the dialog stays, and a second press sends nothing. */
  busy: boolean;
  /** Stands over the buttons: why it was refused. */
  failure: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is one form: its fields, why it was refused, the button that sends it and «Отменить». */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busyLabel, busy, failure, onSubmit, onClose, children } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog open title={title} closeLabel={t('common.close')} mayClose={() => !busy} onClose={onClose}>
      <form className="form-rows" method="post" action="" noValidate onSubmit={submit}>
        {children}
        {failure}
        <DialogActions>
          <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={busy} />
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
