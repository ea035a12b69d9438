import type { ContentKind } from './publishing-fields.ts';

/** The writing of an archive; a portal reads its own and earlier ones. */
export const archiveFormat = { name: 'schety-content', version: 1 } as const;

/** The most bytes of an archive that is sent by a browser, and what it may unpack to. */
export const mostArchiveBytes = 2 * 1024 ** 3;
export const mostUnpackedBytes = 8 * 1024 ** 3;

/** Where an import stands. */
export const importStates = ['checking', 'refused', 'ready', 'applying', 'done', 'failed', 'discarded'] as const;
export type ImportState = (typeof importStates)[number];

/** What an archive would do to a record; `extra` and `kept` are here alone, and `kept` cannot be removed. */
export const importVerdicts = ['new', 'changed', 'same', 'extra', 'kept'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

/** The library's files stand beside the kinds of content. */
export type ArchiveKind = ContentKind | 'media';

/** The kinds as a person reads them. */
export const archiveKindWords: Readonly<Record<ArchiveKind, string>> = {
  news: 'Новости',
  articles: 'Статьи',
  questions: 'Вопросы и ответы',
  'faq-categories': 'Рубрики вопросов',
  solutions: 'Решения',
  advantages: 'Преимущества',
  reviews: 'Отзывы',
  pages: 'Страницы',
  'tariff-types': 'Разделы тарифов',
  tariffs: 'Тарифы',
  'tariff-notes': 'Примечания к тарифам',
  directory: 'Партнёры и города',
  'site-settings': 'Настройки сайта',
  'operator-settings': 'Настройки оператора',
  media: 'Картинки и видео',
};
