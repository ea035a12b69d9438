import { type LetterTopic, stopLettersPath } from '../../../contract/mail.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Outbox } from './outbox.ts';
import { signStopToken } from './stop-token.ts';

/** What a module needs to write letters. */
export interface Mailing {
  readonly outbox: Outbox;
  /** `PUBLIC_URL + BASE_PATH`, the beginning of the links in letters. */
  readonly base: string;
  /** The address where the person stops letters of a topic without signing in. */
  stopUrl(userId: string, topic: LetterTopic): string;
}

/** Joins the outbox with the addresses that letters hold. */
export function createMailing(outbox: Outbox, base: string, hasher: CodeHasher): Mailing {
  return {
    outbox,
    base,
    stopUrl: (userId, topic) => `${base}${stopLettersPath}/${signStopToken(hasher, { userId, topic })}`,
  };
}
