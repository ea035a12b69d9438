import * as schemas from '../../../contract/mail.schemas.ts';
import * as calls from '../../../contract/mail.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { listTopics, switchLetters } from './switch-letters.ts';

/** The calls by which a person chooses which letters come. */
export function mailCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listLetterTopics, schemas.listLetterTopics, (_, { viewer }) => listTopics(db, viewer)),
    handle(calls.switchLetters, schemas.switchLetters, async ({ body: { topic, wanted } }, { viewer, origin }) => {
      await switchLetters(db, { userId: viewer.userId, topic }, wanted, origin);
      return { success: true } as const;
    }),
  ];
}
