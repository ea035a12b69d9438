import i18next, { type ParseKeys } from 'i18next';
import { start } from '../locales/ru/index.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'start';
    resources: { start: typeof start };
  }
}

void i18next.init({
  lng: 'ru',
  fallbackLng: 'ru',
  defaultNS: 'start',
  ns: ['start'],
  resources: { ru: { start } },
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** A text of the screens by its typed key; plurals by `count` (specification, section 9: namespace «start»). */
export const t = i18next.t;

/** A key of the texts of the screens. */
export type TextKey = ParseKeys<'start'>;

/** The text of a key that is only known at run time, without values in it. */
export function text(key: TextKey): string {
  return (t as (key: string) => string)(key);
}
