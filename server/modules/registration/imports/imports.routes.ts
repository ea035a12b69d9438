import * as contract from '../../../../contract/imports.ts';
import type { Db } from '../../../infra/database/index.ts';
import { type Handled, handle } from '../../../infra/http/index.ts';
import type { StartService } from '../../catalogue/index.ts';
import { checkImport } from './check-import.ts';
import { findImport, listImportRowsOf } from './find-import.ts';
import type { ImportJob } from './run-import.ts';
import { startImport } from './start-import.ts';

interface Needs {
  db: Db;
  startService: StartService;
  importJob: ImportJob;
}

/** The calls of an import of invitations from a file. */
export function importsCalls({ db, startService, importJob }: Needs): Handled[] {
  return [
    handle(contract.checkImport, ({ body }, caller) => checkImport(db, caller, body, startService)),
    handle(contract.findImport, ({ query }, { viewer }) => findImport(db, viewer, query.id)),
    handle(contract.listImportRows, ({ query }, { viewer }) => listImportRowsOf(db, viewer, query)),
    handle(contract.startImport, async ({ body }, caller) => {
      await startImport(db, caller, body.id, importJob);
      return { success: true } as const;
    }),
  ];
}
