import { type FormEvent, useState } from 'react';
import {
  AlertDialog,
  Button,
  Checkbox,
  classNames,
  Dialog,
  DialogActions,
  DialogFrame,
  type DialogState,
  DialogStill,
  SubmitButton,
  TextField,
} from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Row, Sample } from './sample.tsx';
import { ViewerSamples } from './viewer-samples.tsx';

type Opened = 'form' | 'alert' | 'guarded' | null;

/** Dialogs: standing still, and opened for real. */
export function DialogSamples() {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <>
      <Sample title="Добавление приложения" span={2}>
        <div className={classNames(styles.scrim, styles.stage)}>
          <DialogStill>
            <DialogFrame {...STILL} titleId="sample-add" title="Добавить приложение" state="idle" stateText="">
              <FormContent onSubmit={(event) => event.preventDefault()} onCancel={close} />
            </DialogFrame>
          </DialogStill>
        </div>
      </Sample>
      <Sample title="Отправка и успех">
        <div className={styles.scrim}>
          <StateFrame titleId="sample-busy" state="busy" text="Сохраняем название…" />
          <StateFrame titleId="sample-success" state="success" text="Название изменено!" />
        </div>
      </Sample>
      <Sample title="Открыть">
        <Row>
          <Button onClick={() => setOpened('form')}>Форму</Button>
          <Button variant="second" onClick={() => setOpened('alert')}>
            Сообщение
          </Button>
          <Button variant="second" onClick={() => setOpened('guarded')}>
            С защитой от закрытия
          </Button>
        </Row>
      </Sample>
      <FormDialog open={opened === 'form'} onClose={close} />
      <AlertDialog
        open={opened === 'alert'}
        onClose={close}
        message="Ошибка при регистрации. Попробуйте еще раз."
        buttonLabel="Понятно"
      />
      <GuardedDialog open={opened === 'guarded'} onClose={close} />
      <ViewerSamples />
    </>
  );
}

const STILL = { closeLabel: 'Закрыть', onClose: () => undefined };

function StateFrame({ titleId, state, text }: { titleId: string; state: DialogState; text: string }) {
  return (
    <DialogStill>
      <DialogFrame {...STILL} titleId={titleId} title="Переименовать" state={state} stateText={text}>
        {null}
      </DialogFrame>
    </DialogStill>
  );
}

function FormDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [state, setState] = useState<DialogState>('idle');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setState('busy');
    setTimeout(() => setState('success'), 2000);
    setTimeout(() => {
      onClose();
      setState('idle');
    }, 3200);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lightDismiss
      title="Добавить приложение"
      closeLabel="Закрыть"
      state={state}
      stateText={state === 'busy' ? 'Добавляем приложение…' : 'Приложение добавлено!'}
    >
      <FormContent onSubmit={submit} onCancel={onClose} />
    </Dialog>
  );
}

function FormContent({ onSubmit, onCancel }: { onSubmit: (event: FormEvent) => void; onCancel: () => void }) {
  return (
    <form onSubmit={onSubmit}>
      <TextField label="Название" defaultValue="Кедр, основная база" />
      <Checkbox label="Запустить приложение сразу после добавления" defaultChecked className={styles.below} />
      <DialogActions>
        <SubmitButton label="Добавить" busyLabel="Добавляем…" />
        <Button variant="quiet" onClick={onCancel}>
          Отмена
        </Button>
      </DialogActions>
    </form>
  );
}

function GuardedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [allowed, setAllowed] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      mayClose={() => allowed}
      title="Закрывается только с отметкой"
      closeLabel="Закрыть"
    >
      <Checkbox
        label="Разрешить закрыть"
        checked={allowed}
        onChange={(event) => setAllowed(event.currentTarget.checked)}
      />
    </Dialog>
  );
}
