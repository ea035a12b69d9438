import type { Db } from '../database/index.ts';
import type { Settings } from '../settings/index.ts';

/** What a check has to say, in Russian: all is well, something is wrong, or it could not be looked at. */
export interface Finding {
  readonly state: 'well' | 'wrong' | 'unknown';
  readonly says: string;
  /** What to do about it. */
  readonly next?: string;
}

/** What the checks look at. */
export interface Installation {
  readonly settings: Settings;
  /** The database of the portal, or why it is not open. */
  readonly database: { readonly db: Db } | { readonly absent: Finding };
}

export type Check = (installation: Installation) => Promise<readonly Finding[]>;

export const well = (says: string): Finding => ({ state: 'well', says });
export const wrong = (says: string, next: string): Finding => ({ state: 'wrong', says, next });
export const unknown = (says: string, next?: string): Finding => ({ state: 'unknown', says, ...(next && { next }) });

/** A number with so many digits after the comma, as it is written in Russian. */
export const inDigits = (number: number, digits = 1) =>
  number.toLocaleString('ru-RU', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** An error in one line, with its code where it has no message. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : error;
  return String(text)
    .replace(/\s+/g, ' ')
    .replace(/:\/\/\S*@/g, '://…@');
}
