import { Ellipsis, Plus, Search } from 'lucide';
import { useState } from 'react';
import { Button, CopyButton, Icon, IconButton, LinkButton, Spinner, SubmitButton } from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Row, Sample } from './sample.tsx';

/** Buttons: kinds, sizes, states. */
export function ButtonSamples() {
  return (
    <Sample title="Кнопки">
      <Row>
        <Button>Добавить</Button>
        <Button className={styles.hovered}>Наведение</Button>
        <Button className={styles.focused}>Фокус</Button>
      </Row>
      <Row>
        <Button variant="second">Вторая</Button>
        <Button variant="tonal">Запустить</Button>
        <Button variant="quiet">Тихая</Button>
      </Row>
      <Row>
        <SubmitButton label="Войти" busyLabel="Вход…" busy />
        <SubmitButton label="Зарегистрироваться" busyLabel="Регистрация…" inactiveLabel="Заполните все поля" inactive />
      </Row>
      <BusyRow />
      <Row>
        <Button size="small" variant="tonal">
          В карточке
        </Button>
        <LinkButton size="small" variant="tonal" href="#" newTab newTabHint="(откроется в новой вкладке)">
          Запустить
        </LinkButton>
        <Button size="small" inactive>
          Недоступна
        </Button>
      </Row>
      <IconRow />
      <Row>
        <CopyButton
          text="https://schety.example/a/ea/20417"
          label="Скопировать ссылку"
          copiedLabel="Скопировано!"
          failedLabel="Не удалось скопировать"
        />
      </Row>
      <Button wide>Во всю ширину</Button>
    </Sample>
  );
}

function BusyRow() {
  const [busy, setBusy] = useState(false);
  return (
    <Row>
      <Button icon={<Icon of={Plus} />} busy={busy} busyLabel="Добавляем…" onClick={() => setBusy(true)}>
        Добавить приложение
      </Button>
      {busy && (
        <Button variant="quiet" onClick={() => setBusy(false)}>
          Хватит
        </Button>
      )}
    </Row>
  );
}

function IconRow() {
  const [pressed, setPressed] = useState(false);
  return (
    <Row>
      <IconButton label="Поиск" icon={<Icon of={Search} size={22} />} />
      <IconButton label="Ещё" boxed icon={<Icon of={Ellipsis} />} />
      <IconButton
        label="Выбрано"
        icon={<Icon of={Plus} />}
        aria-pressed={pressed}
        onClick={() => setPressed(!pressed)}
      />
      <IconButton label="Недоступно" inactive icon={<Icon of={Plus} />} />
      <Spinner />
    </Row>
  );
}
