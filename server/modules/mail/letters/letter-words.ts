import type { Block } from './letter-blocks.ts';

const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Almaty' });

/** A moment as letters write it: day and time in Almaty. */
export const momentInWords = (at: Date): string => moment.format(at);

/** The button to the person's applications; `base` is `PUBLIC_URL + BASE_PATH`. */
export const toApplications = (base: string): Block => ({
  kind: 'button',
  label: 'Открыть мои приложения',
  url: `${base}/my`,
});
