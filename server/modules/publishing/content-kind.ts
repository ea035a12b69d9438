import type { RawBuilder } from 'kysely';
import type { ContentKind } from '../../../contract/publishing.values.ts';
import type { Db } from '../../infra/database/index.ts';

/** What an operator filled in, by the names of `contentFields`. */
export type ContentValue = Readonly<Record<string, unknown>>;

/** What refers to a record; `holds` keeps it from being removed. */
export interface Reference {
  readonly what: string;
  readonly count: number;
  readonly holds: boolean;
}

/** How a kind stands in the public tables, which are the only source of what visitors see. */
export interface ContentStore {
  /**
   * The published rows as a query: code, title, group_key, group_title, ordered, position, day, published, updated_at. The
   * code is text.
   */
  readonly rows: RawBuilder<unknown>;
  /** The row as a value, published or withdrawn, and nothing without one. */
  read(db: Db, code: string): Promise<ContentValue | undefined>;
  /** Writes the row and shows it. */
  write(db: Db, code: string, value: ContentValue): Promise<void>;
  /** Gives the row another key. */
  rename?(db: Db, from: string, to: string): Promise<void>;
  /** Hides the row. */
  withdraw?(db: Db, code: string): Promise<void>;
  remove?(db: Db, code: string): Promise<void>;
  /** The next free number, where the key is one. */
  nextNumber?(db: Db): Promise<number>;
  references?(db: Db, code: string): Promise<Reference[]>;
  /** Why a page leaves the published row out, in words for a preview; nothing where it is shown. */
  leftOut?(db: Db, code: string): Promise<string | undefined>;
  /** Whether the published row is shown to whoever has signed in, and not to other visitors. */
  asksForSignIn?(db: Db, code: string): Promise<boolean>;
  /** Frees what one row alone may have, before it goes from one to another. */
  release?(db: Db, codes: readonly string[]): Promise<void>;
  /** What is wrong with the value beside other rows, by field. */
  faults?(db: Db, code: string | null, value: ContentValue): Promise<Record<string, string>>;
}

/** A kind of content, declared once. */
export interface ContentRules extends ContentStore {
  readonly kind: ContentKind;
  /**
   * Where the key comes from: a field of the form, a number given at the making, or fixed from the beginning.
   */
  readonly key: 'code' | 'position' | 'number' | 'fixed';
  /** The field that names the record in lists. */
  readonly title?: string;
  /** The field of who wrote it, by whose name lists find it too; `rows` have it as `author`. */
  readonly author?: string;
  /** The field of its group. */
  readonly group?: string;
  /** The field whose value one record alone may have, where `release` frees it. */
  readonly single?: string;
  /** The page that shows the record. */
  address(code: string, value: ContentValue): string | null;
  /** The fields that decide what stands beside a record; pages of its neighbours are made anew when one changes. */
  readonly placing?: readonly string[];
  /** Visitors follow the old address to the new one. */
  readonly moves?: true;
  /** Renaming would break what others hold: the key stays once it has been published. */
  readonly keepsKey?: true;
  /** Keys that pages of the site themselves lead to. */
  readonly kept?: readonly string[];
}

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
