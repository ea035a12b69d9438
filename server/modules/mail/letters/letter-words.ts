import type { Place } from './template.ts';
import { button } from './template.ts';

const moment = new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Almaty' });

/** A moment as letters write it: day and time in Almaty. */
export const momentInWords = (at: Date): string => moment.format(at);

/** The button to the person's applications. */
export const toApplications = button('Открыть мои приложения', 'приложения');

/** Placeholders that letters of several nouns have. */
export const commonPlaces = {
  login: { as: 'words', gives: 'Логин человека', sample: 'aigul' },
  moment: { as: 'words', gives: 'День и\u00a0время', sample: '24\u00a0ноября 2026\u00a0г. в\u00a009:30' },
  organisation: { as: 'words', gives: 'Название организации', sample: 'ТОО «Ромашка»' },
  applications: {
    as: 'link',
    gives: 'Адрес страницы «Мои приложения»',
    sample: 'https://portal.example/my',
  },
} as const satisfies Record<string, Place>;
