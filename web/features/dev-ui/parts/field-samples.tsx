import { Check, Lock, Search } from 'lucide';
import { useState } from 'react';
import { Checkbox, Icon, PasswordField, SelectField, TextArea, TextField } from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Sample } from './sample.tsx';

const PASSWORD_LABELS = {
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  capsLock: 'Включён Caps Lock',
  russianKeyboard: 'Похоже, включена русская раскладка',
};

/** The states of a field. */
export function FieldSamples() {
  const [name, setName] = useState('ab');
  return (
    <Sample title="Поля">
      <TextField label="Обычное" placeholder="Название" />
      <TextField
        label="С ошибкой, пока меньше трёх знаков"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={name.length < 3 ? 'Логин должен содержать минимум 3 символа' : undefined}
      />
      <TextField
        label="Только чтение"
        readOnly
        trailing={<Icon of={Lock} />}
        defaultValue="buh@rodnik.example"
        hint="Подставлен из приглашения, изменить его нельзя."
      />
      <TextField label="Отключённое" disabled defaultValue="m.kovaleva" />
    </Sample>
  );
}

/** The kinds of fields. */
export function FieldKindSamples() {
  return (
    <>
      <Sample title="Поля с частями">
        <PasswordField label="Пароль" labels={PASSWORD_LABELS} autoComplete="current-password" />
        <TextField
          label="Код"
          defaultValue="9TRC-4M2X-K7QF-H0WD"
          trailing={<Icon of={Check} className={styles.accent} />}
        />
        <TextField label="Поиск" type="search" placeholder="Почта или имя" icon={<Icon of={Search} />} />
        <SelectField label="Выбор" defaultValue="news">
          <option value="all">По всему сайту</option>
          <option value="news">Только новости</option>
        </SelectField>
      </Sample>
      <Sample title="Текст и отметки" span={2}>
        <TextArea label="Сообщение" optionalMark="необязательно" placeholder="Чем помочь?" />
        <div>
          <Checkbox label="Запустить приложение сразу после добавления" defaultChecked />
          <Checkbox label="Присылать новости" />
          <Checkbox label="Отключённая отметка" disabled defaultChecked />
          <Checkbox label="С ошибкой" error="Отметьте, чтобы продолжить" />
        </div>
      </Sample>
    </>
  );
}
