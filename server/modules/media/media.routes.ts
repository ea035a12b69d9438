import * as schemas from '../../../contract/media-console.schemas.ts';
import * as calls from '../../../contract/media-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { describeMedium } from './describe-medium.ts';
import type { Library } from './open-library.ts';
import { getMedium, listMedia } from './read-media.ts';
import { removeMedium } from './remove-medium.ts';
import { uploadMedium } from './upload-medium.ts';

/** The calls of the console about pictures and videos. */
export function mediaCalls({ db, library }: { db: Db; library: Library }): Handled[] {
  return [
    handle(calls.listMedia, schemas.listMedia, ({ query }) => listMedia(db, query)),
    handle(calls.getMedium, schemas.getMedium, ({ params }) => getMedium(db, params.id)),
    handle(calls.getMediaLimits, schemas.getMediaLimits, () => library.upload.mostBytes),
    handle(calls.uploadMedium, schemas.uploadMedium, ({ query }, caller) =>
      uploadMedium(library.upload, query, caller),
    ),
    handle(calls.changeMedium, schemas.changeMedium, ({ params, body }, caller) =>
      describeMedium(db, params.id, body, caller),
    ),
    handle(calls.removeMedium, schemas.removeMedium, async ({ params }, caller) => {
      await removeMedium(db, params.id, caller, library.upload.jobs);
      return { success: true } as const;
    }),
  ];
}
