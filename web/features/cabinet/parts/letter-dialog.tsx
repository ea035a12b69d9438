import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { letterSubject, letterText } from '../../../../contract/customer-letters.forms.ts';
import { writeToCustomers } from '../../../../contract/customer-letters.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';
import { drawRequestKey } from '../../../app/request-key.ts';
import { Button, Dialog, DialogActions, SubmitButton, TextArea, TextField, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { LetterPreview } from './letter-preview.tsx';

interface LetterDialogProps {
  customers: readonly { id: string; name: string }[];
  onClose: () => void;
  onSent: () => void;
}

const namesShown = 3;

/** A letter to the picked customers: written, looked at, then sent once. */
export function LetterDialog({ customers, onClose, onSent }: LetterDialogProps) {
  const showToast = useToast();
  // One key a dialog: a press repeated after a lost answer sends nothing again.
  const [key] = useState(drawRequestKey);
  const [looked, setLooked] = useState<{ subject: string; text: string }>();
  const form = useForm({
    initial: { subject: '', text: '' },
    rules: { subject: bySchema(letterSubject), text: bySchema(letterText) },
  });
  const write = useCabinetChange(writeToCustomers, {
    onSuccess: ({ queued, unreachable }) => {
      const left = unreachable > 0 ? `. ${t('customerletter.unreachable', { count: unreachable })}` : '';
      showToast({ text: t('customerletter.sent', { count: queued }) + left });
      onSent();
    },
  });
  const begin = useEffectEvent(() => form.focus('subject'));
  useEffect(() => begin(), []);
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const values = form.accept();
    if (values) setLooked({ subject: letterSubject.parse(values.subject), text: letterText.parse(values.text) });
  };
  const names = customers.slice(0, namesShown).map(({ name }) => name);
  const rest = customers.length - names.length;
  const listed = names.join(', ');
  return (
    <Dialog
      open
      size="wide"
      title={t(looked ? 'customerletter.previewTitle' : 'customerletter.title')}
      closeLabel={t('common.close')}
      mayClose={() => !write.isPending}
      onClose={onClose}
    >
      <p className="muted given-name letter-to">
        {t('customerletter.to', {
          names: rest > 0 ? t('customerletter.more', { names: listed, count: rest }) : listed,
        })}
      </p>
      <form className="form-rows" method="post" action="" noValidate hidden={looked !== undefined} onSubmit={look}>
        <TextField label={t('customerletter.subject')} autoComplete="off" {...form.field('subject')} />
        <TextArea
          label={t('customerletter.text')}
          hint={t('customerletter.textHint')}
          rows={8}
          {...form.field('text')}
        />
        <DialogActions>
          <SubmitButton label={t('customerletter.preview')} busyLabel={t('customerletter.preview')} />
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </DialogActions>
      </form>
      {looked && (
        <LetterPreview
          {...looked}
          error={write.error}
          busy={write.isPending}
          onBack={() => setLooked(undefined)}
          onSend={() => write.mutate({ body: { key, customers: customers.map(({ id }) => id), ...looked } })}
        />
      )}
    </Dialog>
  );
}
