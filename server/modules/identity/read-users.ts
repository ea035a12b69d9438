import type { CheckedInput } from '../../../contract/call.ts';
import type { ConsoleSession, listUserSessions as call } from '../../../contract/identity-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { JsonText } from '../../infra/http/index.ts';
import { deviceOf } from './device-words.ts';
import { readSessions, readUser } from './users-console.store.ts';

export { readUsers as listUsers } from './users-console.store.ts';

/** One account for the console. @throws Failure `console.absent` */
export async function getUser(db: Db, id: string): Promise<JsonText> {
  return (await readUser(db, id)) ?? fail('console.absent');
}

/** One page of the open sessions, their devices in words. */
export async function listUserSessions(db: Db, query: CheckedInput<typeof call>['query']): Promise<JsonText> {
  const page = JSON.parse((await readSessions(db, query)).text) as { items: ConsoleSession[] };
  const items = page.items.map((session) => ({ ...session, device: deviceOf(session.device) }));
  return new JsonText(JSON.stringify({ ...page, items }));
}
