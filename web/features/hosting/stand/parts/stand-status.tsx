import { Circle, CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { StandTone } from '../stand-screens.ts';
import { toneOf } from '../stand-statuses.ts';

const ICONS: Record<StandTone, LucideIcon> = { good: CircleCheck, neutral: Circle, warn: TriangleAlert, bad: CircleX };

/** A state as a sign and a word on a soft ground. */
export function StandStatus({ word }: { word: string }) {
  const tone = toneOf(word);
  const Icon = ICONS[tone];
  return (
    <span className={`stand-tag stand-tag-${tone}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      {word}
    </span>
  );
}
