import { longestDescription, longestPartnerFilter } from './partners.values.ts';
import {
  type ContentFields,
  type ContentKind,
  line,
  paragraph,
  place,
  plainText,
  required,
  richText,
  slug,
} from './publishing-fields.ts';

export { type ContentField, type ContentFields, type ContentKind, contentKinds } from './publishing-fields.ts';

/** Where a record stands between a draft and the site. */
export const contentStates = ['draft', 'published', 'changed', 'scheduled', 'withdrawn', 'removed'] as const;
export type ContentState = (typeof contentStates)[number];

/** Who sees on the site what is published; a draft and what was taken off nobody. */
export const contentReaders = ['everybody', 'signed-in', 'nobody'] as const;
export type ContentReaders = (typeof contentReaders)[number];

/** What made a version of a record. */
export const contentEvents = [
  'found',
  'saved',
  'published',
  'scheduled',
  'unscheduled',
  'withdrawn',
  'discarded',
  'restored',
  'removed',
  'returned',
] as const;
export type ContentEvent = (typeof contentEvents)[number];

/** How often the console says that a record is open, and how long it is believed. */
export const presenceSeconds = 20;
export const presenceBelievedSeconds = 45;

export const solutionGroups = ['commercial', 'government', 'industry'] as const;

const publication = {
  title: line(200, required),
  code: slug(100),
  published: { type: 'day', required: true },
  summary: paragraph(400),
  text: richText(required),
} as const satisfies ContentFields;

const shot = {
  path: { type: 'picture', required: true },
  title: line(150, required),
  width: { type: 'number', from: 1, to: 10_000, required: true },
  height: { type: 'number', from: 1, to: 10_000, required: true },
} as const satisfies ContentFields;

const solution = {
  title: line(150, required),
  name: line(100, required),
  code: slug(64),
  category: { type: 'choice', choices: solutionGroups, required: true },
  position: place,
  logo: { type: 'picture', required: true },
  shortDescription: paragraph(300, required),
  fullDescription: richText(required),
  possibilities: richText(),
  enableDemo: { type: 'flag' },
  startUrl: { type: 'link' },
  screens: { type: 'list', most: 20, fields: shot },
  mobileScreens: { type: 'list', most: 20, fields: shot },
} as const satisfies ContentFields;

const outsideLink = { type: 'outside-link' } as const;

const siteSettings = {
  phones: plainText(500, { tells: 'phones' }),
  supportMailto: line(200, { tells: 'mail' }),
  mailto: line(200, { tells: 'mail' }),
  supportHours: line(60),
  promoHeader: line(150),
  promoText: paragraph(500),
  promoPicture: { type: 'picture' },
  promoPictureNarrow: { type: 'picture' },
  promoVideo: { type: 'film' },
  promoCaptions: { type: 'captions' },
  promoVideoSeconds: { type: 'number', from: 0, to: 36_000 },
  statistics: { type: 'list', most: 6, fields: { value: line(20, { ...required, tells: 'figure' }), label: line(60) } },
  headerLogo: { type: 'picture' },
  footerCopyright: line(200),
  footerAllRightsReserved: paragraph(500),
  personalAccount: outsideLink,
  support: outsideLink,
  videoLessons: outsideLink,
  buy: outsideLink,
  sell: outsideLink,
} as const satisfies ContentFields;

/** The fields of every kind, in the order of their forms. */
export const contentFields = {
  news: { ...publication, code: slug(100, { taken: ['article', 'search'] }) },
  articles: publication,
  questions: {
    title: line(300, required),
    category: { type: 'reference', of: 'faq-categories', required: true },
    position: place,
    text: richText(required),
  },
  'faq-categories': { title: line(150, required), position: place, public: { type: 'flag' } },
  solutions: solution,
  advantages: {
    position: { type: 'number', from: 1, to: 99, required: true },
    title: line(150, required),
    highlightText: line(150),
    text: paragraph(1_000),
    cut: richText(),
    icon: { type: 'picture' },
  },
  reviews: {
    type: { type: 'choice', choices: ['text', 'video'], required: true },
    quotation: paragraph(500, required),
    fio: line(150, required),
    info: line(300),
    text: plainText(10_000),
    image: { type: 'picture' },
    video: { type: 'video' },
    captions: { type: 'captions' },
  },
  pages: { text: richText(required) },
  'tariff-types': { name: line(100, required), code: slug(60), position: place },
  tariffs: {
    name: line(150, required),
    code: slug(60),
    type: { type: 'reference', of: 'tariff-types', required: true },
    position: place,
    logo: { type: 'picture' },
    previewText: paragraph(500),
    appText: line(200),
    priceText: line(200, required),
    detailText: richText(),
  },
  'tariff-notes': { name: line(200, required), code: slug(60), position: place, detailText: richText(required) },
  directory: {
    name: line(200, required),
    code: slug(100),
    city: line(longestPartnerFilter, { required: true, tells: 'city' }),
    top5: { type: 'number', from: 1, to: 5 },
    site: line(200, { tells: 'site' }),
    mail: line(200, { tells: 'mail' }),
    phone: line(200, { tells: 'phone' }),
    description: plainText(longestDescription),
  },
  'site-settings': siteSettings,
  'operator-settings': {
    kazakhNames: { type: 'choice', choices: ['server', 'on', 'off'], required: true },
    enquiryConsent: paragraph(300),
    newsConsent: paragraph(300),
  },
} as const satisfies Record<ContentKind, ContentFields>;

/** Kinds with one record each, or whose records are fixed: filled in, never made or removed. */
export const fixedKinds: readonly ContentKind[] = ['pages', 'site-settings', 'operator-settings'];
/** Kinds of one record. */
export const singleKinds: readonly ContentKind[] = ['site-settings', 'operator-settings'];
/** Kinds whose records have a page each; the others stand on a page with others. */
export const pagedKinds: readonly ContentKind[] = ['news', 'articles', 'questions', 'solutions', 'reviews', 'pages'];
/** Editors have everything but these. */
export const operatorKinds: readonly ContentKind[] = ['operator-settings'];
/** What a start service keeps where the server's settings name one. */
export const startServiceKinds: readonly ContentKind[] = ['tariff-types', 'tariffs', 'tariff-notes'];

/** The links of the shell that the server's settings name; what the console says wins. */
export const outsideLinks = ['personalAccount', 'support', 'videoLessons', 'buy', 'sell'] as const;

/** A record as an archive carries it from one installation to another. */
export interface CarriedRecord {
  /** Its key; null for a draft that has none yet, which its id names. */
  readonly code: string | null;
  readonly id: string | null;
  readonly state: 'published' | 'withdrawn' | 'draft';
  /** What is, or was, on the site. */
  readonly value: Readonly<Record<string, unknown>> | null;
  readonly draft: Readonly<Record<string, unknown>> | null;
  /** Old addresses that lead here. */
  readonly movedFrom: readonly string[];
}
