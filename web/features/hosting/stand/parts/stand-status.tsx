import { Circle, CircleCheck, CircleX, TriangleAlert } from 'lucide';
import { classNames, Icon, type IconShape } from '../../../../ui/index.ts';
import type { StandTone } from '../stand-screens.ts';
import { toneOf } from '../stand-statuses.ts';
import panels from './stand-panels.module.css';

const ICONS: Record<StandTone, IconShape> = { good: CircleCheck, neutral: Circle, warn: TriangleAlert, bad: CircleX };

/** A state as an icon and a word on a soft ground. */
export function StandStatus({ word, className }: { word: string; className?: string | undefined }) {
  const tone = toneOf(word);
  return (
    <span className={classNames(panels.tag, panels[tone], className)}>
      <Icon of={ICONS[tone]} size={16} />
      {word}
    </span>
  );
}
