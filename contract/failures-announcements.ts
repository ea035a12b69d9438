import type { FailureText } from './failure-text.ts';

/** The failures of announcements. */
export const announcementFailures = {
  'announcements.past-start': {
    kind: 'invalid',
    message: 'Это время уже прошло. Выберите время в будущем или оставьте поле пустым: объявление появится сразу.',
    field: 'startsAt',
  },
  'announcements.past-end': {
    kind: 'invalid',
    message: 'Это время уже прошло, объявление никто не увидит. Выберите время в будущем.',
    field: 'endsAt',
  },
  'announcements.not-current': {
    kind: 'conflict',
    message: 'Объявления сейчас нет на сайте. Обновите список.',
  },
} as const satisfies Record<string, FailureText>;
