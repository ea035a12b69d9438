import type { Faq } from '../../../../contract/content-faq.ts';
import type { Head } from '../../../app/head/head.ts';
import { textStart } from './text-start.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Title and description of a question with its answer. */
export function questionHead({ title, text }: Pick<Faq, 'title' | 'text'>): Head {
  const words = text.replace(/<[^>]+>/g, ' ').replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return { title, description: textStart(words) };
}
