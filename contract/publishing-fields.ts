/** What an operator fills in, field by field: the console draws its forms from these, the server checks and cleans by them. */
interface Rule {
  /** Publishing needs it; a draft may lack it. */
  readonly required?: true;
  /** The most characters of a text, or entries of a list. */
  readonly most?: number;
}

/** What a line tells: of somebody, by the rule of the form in which they write it themselves, or a figure that is counted. */
export type LineKind = 'city' | 'phone' | 'mail' | 'site' | 'figure';

export type ContentField = Rule &
  (
    | { readonly type: 'line'; readonly tells?: LineKind }
    /** A text of lines; `phones` are one a line. */
    | { readonly type: 'text'; readonly tells?: 'phones' }
    | {
        readonly type:
          | 'html'
          /** A text that visitors see as one paragraph: it is typed and kept as one. */
          | 'paragraph'
          | 'day'
          | 'flag'
          | 'link'
          | 'outside-link'
          /** A film of the portal or of a host of films. */
          | 'video'
          /** A film of the portal. */
          | 'film'
          /** The words of a film of the portal as WebVTT. */
          | 'captions'
          | 'picture';
      }
    /** Part of an address; `taken` are those that lead elsewhere. */
    | { readonly type: 'slug'; readonly taken?: readonly string[] }
    | { readonly type: 'number'; readonly from?: number; readonly to?: number }
    | { readonly type: 'choice'; readonly choices: readonly string[] }
    /** The key of a record of another kind. */
    | { readonly type: 'reference'; readonly of: ContentKind }
    | { readonly type: 'list'; readonly fields: ContentFields }
  );

export type ContentFields = Readonly<Record<string, ContentField>>;

/** The kinds of content, by the names of their lists in the console. */
export const contentKinds = [
  'news',
  'articles',
  'questions',
  'faq-categories',
  'solutions',
  'advantages',
  'reviews',
  'pages',
  'tariff-types',
  'tariffs',
  'tariff-notes',
  'directory',
  'site-settings',
  'operator-settings',
] as const;
export type ContentKind = (typeof contentKinds)[number];

export const line = (most: number, rule: { required?: true; tells?: LineKind } = {}) =>
  ({ type: 'line', most, ...rule }) as const;
export const plainText = (most: number, rule: { required?: true; tells?: 'phones' } = {}) =>
  ({ type: 'text', most, ...rule }) as const;
export const paragraph = (most: number, rule: { required?: true } = {}) =>
  ({ type: 'paragraph', most, ...rule }) as const;
export const richText = (rule: { required?: true } = {}) => ({ type: 'html', most: 200_000, ...rule }) as const;
export const slug = (most: number, rule: { taken?: readonly string[] } = {}) =>
  ({ type: 'slug', most, required: true, ...rule }) as const;
export const place = { type: 'number', from: 0, to: 9_999, required: true } as const;
export const required = { required: true } as const;
