import { t } from '../../../app/i18n.ts';
import type { SliderLabels } from '../../../ui/index.ts';

/** The words of a slider of the home page. */
export function sliderLabels(name: 'solutions' | 'reviews' | 'news', row: string): SliderLabels {
  return {
    row,
    role: t('home.slider.role'),
    pause: t(`home.slider.${name}.pause`),
    play: t(`home.slider.${name}.play`),
    back: t(`home.slider.${name}.back`),
    forward: t(`home.slider.${name}.forward`),
    position: (number, count) => t('home.slider.position', { number, count: String(count) }),
  };
}
