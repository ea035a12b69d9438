import type { SiteSettings } from '../../../contract/content.ts';

type Figure = SiteSettings['statistics'][number];
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

const plural = new Intl.PluralRules('ru');

/** What the figures count where the operator gave no words, in their order (spec: content.statistics). */
const counted: readonly Forms[] = [
  { one: 'пользователь', few: 'пользователя', many: 'пользователей' },
  { one: 'партнёр', few: 'партнёра', many: 'партнёров' },
  { one: 'база', few: 'базы', many: 'баз' },
];

/** A figure with the operator's words, or with the usual ones of its place. */
export function nameFigure({ value, label }: { value: string; label?: string }, place: number): Figure {
  const rule = plural.select(Number(value.replace(/\D/g, '')));
  return { value, label: label || (counted[place]?.[rule] ?? '') };
}
