import type { Db } from '../../infra/database/index.ts';
import { makeVariant } from './make-variant.ts';
import { findMedium, noteReady, noteVariant } from './media.store.ts';
import { keyOf, typeOf, variantKey, wantedVariants } from './media-files.ts';
import type { MediaStorage } from './media-storage.port.ts';

/**
 * Makes the next variant that a picture lacks. Returns whether there may be more; a picture that has been removed
 * meanwhile leaves nothing.
 */
export async function prepareNextVariant(db: Db, storage: MediaStorage, id: string): Promise<boolean> {
  const medium = await findMedium(db, id);
  if (!medium || medium.isReady) return false;
  const made = new Set(medium.variants.map(({ width, format }) => variantKey(id, width, format)));
  const next = wantedVariants(medium).find(({ width, format }) => !made.has(variantKey(id, width, format)));
  if (!next) {
    await noteReady(db, id);
    return false;
  }
  const key = variantKey(id, next.width, next.format);
  const bytes = await makeVariant(await storage.read(keyOf(medium)), { ...next, extension: medium.extension });
  await storage.put(key, { bytes }, typeOf[next.format] ?? '');
  if (await noteVariant(db, id, { ...next, bytes: bytes.length })) return true;
  await storage.remove([key]);
  return false;
}
