/** The fields of a letter that an operator may change. */
export interface TemplateText {
  readonly subject: string;
  /** The preview that a mailbox shows after the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Paragraphs with the small markup of `parse-markup.ts`. */
  readonly text: string;
  /** Why the person got it, at the foot. */
  readonly why: string;
}

/** Facts of a letter, one a row. */
export type Rows = readonly (readonly [label: string, value: string])[];

/** What a placeholder becomes: words in a line, the address of a link, a code to copy, or blocks of its own. */
export type PlaceKind = 'words' | 'link' | 'code' | 'facts' | 'quote' | 'paragraphs';

/** A placeholder of a letter. */
export interface Place {
  readonly as: PlaceKind;
  /** What it gives, for the operator. */
  readonly gives: string;
  /** Without it in the text the letter is of no use. */
  readonly isRequired?: true;
  /** For previews. */
  readonly sample: string | Rows;
}

type Places = Readonly<Record<string, Place>>;

/** A kind of letter as the product has it; operators may change its words. */
export interface LetterTemplate<P extends Places = Places> {
  readonly id: string;
  /** The kind of the outbox. */
  readonly kind: string;
  readonly name: string;
  /** When it is sent. */
  readonly when: string;
  readonly original: TemplateText;
  readonly places: P;
}

/** What a letter's placeholders are filled with. */
export type Values<P extends Places> = {
  readonly [Name in keyof P]: P[Name]['as'] extends 'facts' ? Rows : string;
};

type Written<P extends Places> = Omit<LetterTemplate<P>, 'original'> &
  Omit<TemplateText, 'text'> & { readonly text: readonly string[] };

/** Declares a kind of letter; `text` is its paragraphs. */
export function defineTemplate<const P extends Places>({
  subject,
  preview,
  heading,
  text,
  why,
  ...template
}: Written<P>): LetterTemplate<P> {
  return { ...template, original: { subject, preview, heading, text: text.join('\n\n'), why } };
}

/** Paragraphs of the markup, for the product's own texts. */
export const button = (label: string, place: string): string => `[${label}]({${place}})`;
export const note = (words: string): string => `! ${words}`;
export const facts = (rows: Rows): string => rows.map(([label, value]) => `- ${label}: ${value}`).join('\n');
