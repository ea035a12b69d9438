import * as schemas from '../../../contract/applications-console.schemas.ts';
import * as calls from '../../../contract/applications-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { closeApplication, getApplication, listEveryApplication, retryApplication } from './retry-application.ts';

interface Needs {
  db: Db;
  platform: { prepare(transaction: Db, id: string): Promise<void> };
}

/** The calls of the console about applications. */
export function applicationsConsoleCalls({ db, platform }: Needs): Handled[] {
  return [
    handle(calls.listConsoleApplications, schemas.listConsoleApplications, ({ query }) =>
      listEveryApplication(db, query),
    ),
    handle(calls.getConsoleApplication, schemas.getConsoleApplication, ({ params }) => getApplication(db, params.id)),
    handle(calls.retryApplication, schemas.retryApplication, async ({ params }, caller) => {
      await retryApplication(db, caller, params.id, platform.prepare);
      return { success: true } as const;
    }),
    handle(calls.closeApplication, schemas.closeApplication, async ({ params }, caller) => {
      await closeApplication(db, caller, params.id);
      return { success: true } as const;
    }),
  ];
}
