import type { CheckedInput } from '../../../contract/call.ts';
import type { ConsoleMediumWithUses, listMedia as listCall } from '../../../contract/media-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { readMedia, readMedium } from './media.store.ts';
import { listUses } from './media-uses.store.ts';

/** One page of the library. @throws Failure `console.too-far` */
export function listMedia(db: Db, query: CheckedInput<typeof listCall>['query']): Promise<JsonText> {
  return readMedia(db, query);
}

/** A file with the records that name it. @throws Failure `console.absent` */
export async function getMedium(db: Db, id: string): Promise<ConsoleMediumWithUses> {
  const medium = (await readMedium(db, id)) ?? fail('console.absent');
  return { ...(medium as unknown as ConsoleMediumWithUses), uses: await listUses(db, id) };
}
