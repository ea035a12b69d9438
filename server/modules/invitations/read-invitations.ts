import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { readInvitation } from './invitations-console.store.ts';

export { readInvitations as listEveryInvitation } from './invitations-console.store.ts';

/** One invitation for the console. @throws Failure `console.absent` */
export async function getInvitation(db: Db, id: string): Promise<JsonText> {
  return (await readInvitation(db, id)) ?? fail('console.absent');
}
