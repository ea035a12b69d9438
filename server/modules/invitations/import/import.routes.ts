import * as schemas from '../../../../contract/invitations-import.schemas.ts';
import * as calls from '../../../../contract/invitations-import.ts';
import type { Db } from '../../../infra/database/index.ts';
import { type Handled, handle } from '../../../infra/http/index.ts';
import type { StartService } from '../../catalogue/index.ts';
import { checkImport } from './check-import.ts';
import { findImport, listImportRowsOf } from './find-import.ts';
import { readImport } from './read-import.ts';
import type { ImportJob } from './run-import.ts';
import { startImport } from './start-import.ts';

interface Needs {
  db: Db;
  startService: StartService;
  importJob: ImportJob;
}

/** The calls of an import of invitations from a file. */
export function importCalls({ db, startService, importJob }: Needs): Handled[] {
  return [
    handle(calls.readImport, schemas.readImport, ({ body }, { viewer }) => readImport(db, viewer, body)),
    handle(calls.checkImport, schemas.checkImport, ({ body }, caller) => checkImport(db, caller, body, startService)),
    handle(calls.findImport, schemas.findImport, ({ query }, { viewer }) => findImport(db, viewer, query.id)),
    handle(calls.listImportRows, schemas.listImportRows, ({ query }, { viewer }) =>
      listImportRowsOf(db, viewer, query),
    ),
    handle(calls.startImport, schemas.startImport, async ({ body }, caller) => {
      await startImport(db, caller, body.id, importJob);
      return { success: true } as const;
    }),
  ];
}
