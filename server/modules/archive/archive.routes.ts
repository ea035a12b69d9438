import * as schemas from '../../../contract/archive-console.schemas.ts';
import * as calls from '../../../contract/archive-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle, type SignedInCaller } from '../../infra/http/index.ts';
import { receiveImport } from './begin-import.ts';
import { decideToApply, discardImport } from './decide-import.ts';
import { exportContent, readContents } from './export-content.ts';
import type { Archives } from './open-archives.ts';
import { listPlans, readCurrent, readRules } from './read-imports.ts';

const bringerOf = ({ viewer, origin }: SignedInCaller) => ({ userId: viewer.userId, origin });

/** The calls of the console about the archive of all content. */
export function archiveCalls({ db, archives: { needs, send } }: { db: Db; archives: Archives }): Handled[] {
  return [
    handle(calls.getArchiveContents, schemas.getArchiveContents, () => readContents(db)),
    handle(calls.exportArchive, schemas.exportArchive, (_, caller) => exportContent(needs, bringerOf(caller))),
    handle(calls.getImportRules, schemas.getImportRules, (_, { viewer }) => readRules(db, viewer.userId)),
    handle(calls.uploadArchive, schemas.uploadArchive, ({ query }, caller) =>
      receiveImport(needs, { file: caller.file, fileName: query.name }, bringerOf(caller), send),
    ),
    handle(calls.getImport, schemas.getImport, () => readCurrent(db)),
    handle(calls.listImportRecords, schemas.listImportRecords, ({ params, query }) => listPlans(db, params.id, query)),
    handle(calls.applyImport, schemas.applyImport, ({ params, body }, caller) =>
      decideToApply(db, { ...params, ...body }, bringerOf(caller), send),
    ),
    handle(calls.discardImport, schemas.discardImport, ({ params }, caller) =>
      discardImport(needs, params.id, bringerOf(caller)),
    ),
  ];
}
