import { useState } from 'react';
import { openDaysInWords } from '../../../../contract/subscribers-access.words.ts';
import { Banner, Button, ErrorNote, Note, Toast, UiLink, useToast } from '../../../ui/index.ts';
import { Row, Sample } from './sample.tsx';

/** Notes and the toast. */
export function MessageSamples() {
  const [tries, setTries] = useState(0);
  const showToast = useToast();
  return (
    <Sample title="Сообщения">
      <Note>Сеанс закончится, когда вы закроете вкладку.</Note>
      <Note kind="warn">Подписка заканчивается 26 ноября 2026 г.</Note>
      <ErrorNote retryLabel="Повторить" onRetry={() => setTries(tries + 1)}>
        Ошибка загрузки данных: нет связи с&nbsp;сервером.{tries > 0 && ` Попыток: ${tries}.`}
      </ErrorNote>
      <Toast text="Название изменено!" />
      <Row>
        <Button variant="second" size="small" onClick={() => showToast({ text: 'Название изменено!' })}>
          Показать внизу
        </Button>
        <Button variant="second" size="small" onClick={() => showToast({ kind: 'error', text: 'Нет связи' })}>
          Показать ошибку
        </Button>
      </Row>
    </Sample>
  );
}

/** The amber banner above a page. */
export function BannerSample() {
  return (
    <Sample title="Полоса предупреждения" span={3}>
      <Banner
        title="Подписки скоро закончатся"
        items={
          <>
            <li>
              <b>Бухгалтерия, 3 места</b> <span className="muted nowrap">до 26 ноября 2026 г.</span>
            </li>
            <li>
              <b>Зарплата и кадры</b> <span className="muted nowrap">до 28 ноября 2026 г.</span>
            </li>
          </>
        }
        text={`Доступ к приложению закроется в течение ${openDaysInWords} после окончания подписки на тариф. Продлите договор с партнёром или сохраните локальную копию базы.`}
        action={<UiLink href="#">Активные подписки</UiLink>}
      />
    </Sample>
  );
}
