import type { Found } from '../../../../contract/search.ts';

/** Whether a found document is the expected one: by its address, or by its kind and a piece of its title. */
export function isExpected({ type, url, title }: Found['content'][number], expected: string): boolean {
  const [kind, ...name] = expected.split(':');
  if (!expected.startsWith('/')) return type === kind && title.replaceAll('\u00a0', ' ').includes(name.join(':'));
  return url === expected || url.startsWith(`${expected}?`) || url.startsWith(`${expected}#`);
}
