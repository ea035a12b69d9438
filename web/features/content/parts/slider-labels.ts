import { t } from '../../../app/words/i18n.ts';
import type { SliderLabels } from '../../../ui/index.ts';
import '../words.ts';

/** The words of a slider of the home page. */
export function sliderLabels(name: 'solutions' | 'reviews' | 'news', row: string): SliderLabels {
  return {
    row,
    role: t('content:home.slider.role'),
    pause: t(`content:home.slider.${name}.pause`),
    play: t(`content:home.slider.${name}.play`),
    back: t(`content:home.slider.${name}.back`),
    forward: t(`content:home.slider.${name}.forward`),
    position: (number, count) => t('content:home.slider.position', { number, count }),
  };
}
