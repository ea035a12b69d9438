import { timingSafeEqual } from 'node:crypto';
import { letterTopic } from '../../../contract/mail.schemas.ts';
import type { LetterTopic } from '../../../contract/mail.ts';
import type { CodeHasher } from '../../infra/codes/index.ts';

/** Whose letters of which topic a letter's link may stop. */
export interface StopRight {
  readonly userId: string;
  readonly topic: LetterTopic;
}

const idBytes = 16;
const signatureBytes = 16;
const topics = letterTopic.options;

const signatureOf = (hasher: CodeHasher, body: Buffer) =>
  hasher('stop-letters', body.toString('hex')).subarray(0, signatureBytes);

/** A signed token without an expiry: person, topic and signature. It allows nothing but this switch. */
export function signStopToken(hasher: CodeHasher, { userId, topic }: StopRight): string {
  const body = Buffer.concat([Buffer.from(userId.replaceAll('-', ''), 'hex'), Buffer.of(topics.indexOf(topic))]);
  return Buffer.concat([body, signatureOf(hasher, body)]).toString('base64url');
}

/** What a token allows, or nothing when this installation has not signed it. */
export function readStopToken(hasher: CodeHasher, token: string): StopRight | undefined {
  if (!/^[\w-]{44}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const [body, signature] = [bytes.subarray(0, idBytes + 1), bytes.subarray(idBytes + 1)];
  if (!timingSafeEqual(signature, signatureOf(hasher, body))) return undefined;
  const topic = topics[body.at(-1) ?? topics.length];
  const userId = body.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return topic && { userId, topic };
}
