import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, DialogActions, SubmitButton } from '../../ui/index.ts';
import { ChangeFailure } from '../calls/change-failure.tsx';
import type { Form } from './use-form.ts';
import type { Send } from './use-submit.ts';

interface FormDialogProps<Sent> {
  title: string;
  submitLabel: string;
  busyLabel: string;
  form: Pick<Form<Record<string, unknown>, Sent>, 'submit' | 'busy' | 'failure' | 'focusFirst'>;
  /** Sends the values parsed by the rules; what it throws is shown above the buttons or by the fields. */
  send: Send<Sent>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is one form: its fields, the first of which has the focus, the failure, the submit button and «Отмена».
 * It cannot be closed while it is sent.
 */
export function FormDialog<Sent>(props: FormDialogProps<Sent>) {
  const { title, submitLabel, busyLabel, form, send, onClose, children } = props;
  const { t } = useTranslation();
  const begin = useEffectEvent(form.focusFirst);
  useEffect(() => begin(), []);
  return (
    <Dialog open title={title} closeLabel={t('close')} mayClose={() => !form.busy} onClose={onClose}>
      <form className="form-rows" method="post" action="" noValidate onSubmit={form.submit(send)}>
        {children}
        <ChangeFailure error={form.failure} />
        <DialogActions>
          <SubmitButton label={submitLabel} busyLabel={busyLabel} busy={form.busy} />
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
