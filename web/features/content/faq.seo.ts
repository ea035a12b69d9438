import type { FAQPage } from 'schema-dts';
import type { Seo, SeoContext } from '../../app/seo/index.ts';
import { faqQueries } from './faq-queries.ts';

/** A question and its answer. */
export function seo(page: SeoContext): Seo | undefined {
  const faq = page.queryClient.getQueryData(faqQueries.one(page.params.id ?? '').queryKey);
  if (!faq) return undefined;
  const thing: FAQPage = {
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: faq.title, acceptedAnswer: { '@type': 'Answer', text: faq.text } }],
  };
  return { things: [thing] };
}
