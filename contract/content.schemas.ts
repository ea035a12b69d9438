import * as z from 'zod/mini';
import { defineSchemas } from './call.schemas.ts';
import { costs } from './call-costs.ts';

const figure = z.object({ value: z.string(), label: z.string() });

/** What the shell and the home page say of the service (spec: content.site-settings). */
export const siteSettings = z.object({
  headerLogo: z.nullable(z.string()),
  phoneNumber: z.string(),
  supportMailto: z.string(),
  mailto: z.string(),
  footerCopyright: z.string(),
  footerAllRightsReserved: z.string(),
  promoPicture: z.nullable(z.string()),
  /** The same picture for narrow windows, 704 pixels wide. */
  promoPictureNarrow: z.nullable(z.string()),
  promoVideo: z.nullable(z.string()),
  /** WebVTT with the words of the promo video. */
  promoCaptions: z.nullable(z.string()),
  promoVideoSeconds: z.nullable(z.number()),
  promoHeader: z.string(),
  promoText: z.string(),
  statistics: z.array(figure),
  supportHours: z.string(),
  /** Whether names at registration may have Kazakh letters, hyphens and apostrophes. */
  kazakhNames: z.boolean(),
  /** What people agree to, in the operator's words; null where the usual ones stand. */
  consents: z.object({ enquiry: z.nullable(z.string()), news: z.nullable(z.string()) }),
  /** Whether the contact forms are those of a foreign CRM. */
  crmForms: z.boolean(),
  /** Addresses, or paths below the base; null is not set. */
  links: z.object({
    personalAccount: z.string(),
    support: z.nullable(z.string()),
    videoLessons: z.nullable(z.string()),
    buy: z.nullable(z.string()),
    sell: z.nullable(z.string()),
  }),
});
export type SiteSettings = z.output<typeof siteSettings>;

export const getSiteSettings = defineSchemas({
  id: 'content.siteSettings',
  shows: ['site-settings', 'operator-settings'],
  summary: 'Телефоны, тексты и ссылки сайта',
  audience: 'public',
  cost: costs.read,
  answer: siteSettings,
});
