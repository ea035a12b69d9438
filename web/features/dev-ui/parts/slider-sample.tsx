import { Card, SliderControls, type SliderLabels, SliderRow, useSlider } from '../../../ui/index.ts';
import styles from '../dev-ui.module.css';
import { Sample } from './sample.tsx';

const LABELS: SliderLabels = {
  row: 'Карточки',
  role: 'карусель',
  pause: 'Остановить показ карточек',
  play: 'Продолжить показ карточек',
  back: 'Предыдущая карточка',
  forward: 'Следующая карточка',
  position: (number, count) => `Карточка ${number} из ${count}`,
};

const CARDS = ['Первая', 'Вторая', 'Третья', 'Четвёртая', 'Пятая'];

/** A row that loops and moves by itself. */
export function SliderSample() {
  const slider = useSlider();
  return (
    <Sample title="Карусель" span={3}>
      <SliderControls slider={slider} labels={LABELS} />
      <SliderRow slider={slider} labels={LABELS} count={CARDS.length} className={styles.slider}>
        <ul className="slider-track">
          {CARDS.map((name) => (
            <Card as="li" key={name}>
              <h3 className="h4">{name} карточка</h3>
              <p className="muted">Стоит три секунды.</p>
            </Card>
          ))}
        </ul>
      </SliderRow>
    </Sample>
  );
}
