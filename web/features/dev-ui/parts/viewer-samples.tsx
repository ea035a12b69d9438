import { useState } from 'react';
import { Button, ErrorNote, Viewer, type ViewerImage } from '../../../ui/index.ts';
import { Row, Sample } from './sample.tsx';

type Shown = 'images' | 'loading' | 'error' | 'none' | null;

const LABELS = {
  close: 'Закрыть',
  previous: 'Предыдущий экран',
  next: 'Следующий экран',
  zoomIn: 'Увеличить',
  zoomOut: 'Показать целиком',
};

const IMAGES: readonly ViewerImage[] = ['Журнал документов', 'Карточка сотрудника', 'Отчёт'].map((title, index) => ({
  title,
  url: drawing(['#12503f', '#1c4a60', '#6a4322'][index] ?? '#12503f'),
  width: 1280,
  height: 800,
}));

/** The viewer with pictures and in each of its other states. */
export function ViewerSamples() {
  const [shown, setShown] = useState<Shown>(null);
  const [index, setIndex] = useState(0);
  const messages = {
    loading: <p>Загрузка…</p>,
    none: <p>Нет скриншотов</p>,
    error: (
      <ErrorNote retryLabel="Повторить" onRetry={() => setShown('loading')}>
        Ошибка загрузки скриншотов
      </ErrorNote>
    ),
  };
  return (
    <Sample title="Экраны приложений" span={2}>
      <Row>
        <Button variant="second" onClick={() => setShown('images')}>
          Экраны
        </Button>
        <Button variant="second" onClick={() => setShown('loading')}>
          Загрузка экранов
        </Button>
        <Button variant="second" onClick={() => setShown('error')}>
          Ошибка экранов
        </Button>
        <Button variant="second" onClick={() => setShown('none')}>
          Без экранов
        </Button>
      </Row>
      <Viewer
        open={shown !== null}
        onClose={() => setShown(null)}
        title="Экраны приложений"
        images={IMAGES}
        index={index}
        onIndexChange={setIndex}
        message={shown === null || shown === 'images' ? undefined : messages[shown]}
        labels={LABELS}
      />
    </Sample>
  );
}

function drawing(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800"><path fill="#fff" d="M0 0h1280v800H0z"/><path fill="#f3efe6" d="M0 0h280v800H0z"/><path fill="${colour}" d="M340 60h300v30H340zM1040 50h180v50h-180zM40 200h160v16H40z"/><path fill="#e5e0d4" d="M340 160h880v50H340zM340 260h880v4H340zM340 330h880v4H340zM340 400h880v4H340z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
