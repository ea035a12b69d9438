import { PageHead } from '../../ui/index.ts';
import { ButtonSamples } from './parts/button-samples.tsx';
import { DialogSamples } from './parts/dialog-samples.tsx';
import { FieldKindSamples, FieldSamples } from './parts/field-samples.tsx';
import { BannerSample, MessageSamples } from './parts/message-samples.tsx';
import { NavigationSamples } from './parts/navigation-samples.tsx';
import { SliderSample } from './parts/slider-sample.tsx';
import { StateSamples } from './parts/state-samples.tsx';
import { TableSamples } from './parts/table-samples.tsx';
import { TypeSamples } from './parts/type-samples.tsx';

/** Every component of the design system in every state, for the eye and for the checks of the browser. */
export function DevUiScreen() {
  return (
    <div className="wrap pb-16">
      <PageHead title="Состояния и элементы" description="Всё, из чего сложены страницы." />
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-3">
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
