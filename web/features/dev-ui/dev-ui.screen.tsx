import { classNames, PageHead } from '../../ui/index.ts';
import styles from './dev-ui.module.css';
import { ButtonSamples } from './parts/button-samples.tsx';
import { DialogSamples } from './parts/dialog-samples.tsx';
import { FieldKindSamples, FieldSamples } from './parts/field-samples.tsx';
import { BannerSample, MessageSamples } from './parts/message-samples.tsx';
import { NavigationSamples } from './parts/navigation-samples.tsx';
import { SliderSample } from './parts/slider-sample.tsx';
import { StateSamples } from './parts/state-samples.tsx';
import { TableSamples } from './parts/table-samples.tsx';
import { TypeSamples } from './parts/type-samples.tsx';

/** Every component of the design system in every state, to look at and for the browser tests. */
export function DevUiScreen() {
  return (
    <div className={classNames('wrap', styles.page)}>
      <PageHead title="Состояния и элементы" description="Всё, из чего сложены страницы." />
      <div className={styles.samples}>
        <ButtonSamples />
        <FieldSamples />
        <MessageSamples />
        <FieldKindSamples />
        <BannerSample />
        <DialogSamples />
        <StateSamples />
        <NavigationSamples />
        <SliderSample />
        <TableSamples />
        <TypeSamples />
      </div>
    </div>
  );
}
