import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawRequestKey } from '../../../../contract/draw-request-key.ts';
import { letterWords } from '../../../../contract/partner-cabinet-letters.forms.ts';
import { writeToCustomers } from '../../../../contract/partner-cabinet-letters.ts';
import { CallFailure } from '../../../app/calls/call-failure.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import { rulesBy } from '../../../app/forms/rules.ts';
import { type Form, useForm } from '../../../app/forms/use-form.ts';
import {
  Button,
  classNames,
  Dialog,
  DialogActions,
  SubmitButton,
  TextArea,
  TextField,
  useToast,
} from '../../../ui/index.ts';
import { LetterPreview } from './letter-preview.tsx';
import '../words.ts';
import styles from './letter-dialog.module.css';

interface LetterDialogProps {
  customers: readonly { id: string; name: string }[];
  /** What was left when the dialog was closed before. */
  left: UnsentLetter | undefined;
  /** Gets what is to stand when the dialog is opened again. */
  onClose: (left: UnsentLetter) => void;
  onSent: () => void;
}

interface Letter {
  subject: string;
  text: string;
}

/** A letter that was closed before it was sent. */
export interface UnsentLetter extends Letter {
  /** The key of its attempts; no longer good where another letter was sent by it. */
  readonly key: string | undefined;
  /** Whom it was for. */
  readonly customers: string;
}

const namesShown = 3;

/** A letter to the picked customers: written, looked at, then sent once. */
export function LetterDialog({ customers, left, onClose, onSent }: LetterDialogProps) {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const showToast = useToast();
  const ids = customers.map(({ id }) => id);
  // One key a letter to the same customers: a press repeated after a lost answer sends nothing again.
  const [key] = useState(() => (left?.customers === ids.join() && left.key) || drawRequestKey());
  const [looked, setLooked] = useState<Letter>();
  const form = useForm({
    initial: { subject: left?.subject ?? '', text: left?.text ?? '' },
    rules: rulesBy(letterWords),
  });
  const write = useChange(writeToCustomers, {
    onSuccess: ({ queued, unreachable }) => {
      const lost = unreachable > 0 ? `. ${t('letter.unreachable', { count: unreachable })}` : '';
      showToast({ text: t('letter.sent', { count: queued }) + lost });
      onSent();
    },
  });
  const close = () => {
    const isOther = write.error instanceof CallFailure && write.error.code === 'customers.letter-sent';
    onClose({ ...form.values(), key: isOther ? undefined : key, customers: ids.join() });
  };
  return (
    <Dialog
      open
      size="wide"
      title={t(looked ? 'letter.previewTitle' : 'letter.title')}
      closeLabel={t('start:close')}
      mayClose={() => !write.isPending}
      onClose={close}
    >
      <Readers customers={customers} />
      <LetterForm form={form} hidden={looked !== undefined} onWritten={setLooked}>
        <Button variant="quiet" onClick={close}>
          {t('start:cancel')}
        </Button>
      </LetterForm>
      {looked && (
        <LetterPreview
          {...looked}
          error={write.error}
          busy={write.isPending}
          onBack={() => setLooked(undefined)}
          onSend={() => write.mutate({ body: { key, customers: ids, ...looked } })}
        />
      )}
    </Dialog>
  );
}

/** Whom it goes to: the first few by name. */
function Readers({ customers }: Pick<LetterDialogProps, 'customers'>) {
  const { t } = useTranslation('partner-cabinet');
  const names = customers.slice(0, namesShown).map(({ name }) => name);
  const rest = customers.length - names.length;
  const listed = names.join(', ');
  return (
    <p className={classNames('muted given-name', styles.to)}>
      {t('letter.to', { names: rest > 0 ? t('letter.more', { names: listed, count: rest }) : listed })}
    </p>
  );
}

interface LetterFormProps {
  form: Form<Letter>;
  hidden: boolean;
  onWritten: (letter: Letter) => void;
  /** What stands beside the button. */
  children: ReactNode;
}

function LetterForm({ form, hidden, onWritten, children }: LetterFormProps) {
  const { t } = useTranslation('partner-cabinet');
  const begin = useEffectEvent(form.focusFirst);
  useEffect(() => begin(), []);
  return (
    <form
      className="form-rows"
      method="post"
      action=""
      noValidate
      hidden={hidden}
      onSubmit={form.submit((letter) => onWritten(letter))}
    >
      <TextField label={t('letter.subject')} autoComplete="off" {...form.field('subject')} />
      <TextArea label={t('letter.text')} hint={t('letter.textHint')} rows={8} {...form.field('text')} />
      <DialogActions>
        <SubmitButton label={t('letter.preview')} busyLabel={t('letter.preview')} />
        {children}
      </DialogActions>
    </form>
  );
}
