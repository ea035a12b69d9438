import { t } from '../words/i18n.ts';

/** The head of a page, for browsers, search engines and messengers. */
export interface Head {
  readonly title: string;
  readonly description: string;
}

/** A title with the name of the site, which stands in it once. */
export function withBrand(title: string): string {
  const brand = t('start:brand');
  return title.includes(brand) ? title : `${title} — ${brand}`;
}

/** Puts title and description into the document after a navigation. */
export function applyHead({ title, description }: Head): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
