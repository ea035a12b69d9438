import { Circle, CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { classNames } from '../../../../ui/index.ts';
import type { StandTone } from '../stand-screens.ts';
import { toneOf } from '../stand-statuses.ts';
import panels from './stand-panels.module.css';

const ICONS: Record<StandTone, LucideIcon> = { good: CircleCheck, neutral: Circle, warn: TriangleAlert, bad: CircleX };

/** A state as an icon and a word on a soft ground. */
export function StandStatus({ word, className }: { word: string; className?: string | undefined }) {
  const tone = toneOf(word);
  const Icon = ICONS[tone];
  return (
    <span className={classNames(panels.tag, panels[tone], className)}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {word}
    </span>
  );
}
