/** What a page says of itself to browsers, search engines and messengers. */
export interface Head {
  readonly title: string;
  readonly description: string;
}

/** Puts title and description into the living document after a navigation. */
export function applyHead({ title, description }: Head): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
}
