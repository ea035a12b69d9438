import type { ContentKind } from '../../../contract/publishing.values.ts';
import type { ContentRules } from './content-kind.ts';
import { directory } from './kinds/directory.store.ts';
import { pages } from './kinds/pages.store.ts';
import { articles, news } from './kinds/publications.store.ts';
import { faqCategories, questions } from './kinds/questions.store.ts';
import { operatorSettings, siteSettings } from './kinds/settings.store.ts';
import { advantages, reviews } from './kinds/showcase.store.ts';
import { solutions } from './kinds/solutions.store.ts';
import { tariffNotes, tariffs, tariffTypes } from './kinds/tariffs.store.ts';

/** Every kind of content: a new one is a file in `kinds/`, its fields in the contract, and a line here. */
export const kinds: Readonly<Record<ContentKind, ContentRules>> = {
  news,
  articles,
  questions,
  'faq-categories': faqCategories,
  solutions,
  advantages,
  reviews,
  pages,
  'tariff-types': tariffTypes,
  tariffs,
  'tariff-notes': tariffNotes,
  directory,
  'site-settings': siteSettings,
  'operator-settings': operatorSettings,
};
