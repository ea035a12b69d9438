import * as schemas from '../../../contract/audit-console.schemas.ts';
import * as calls from '../../../contract/audit-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { exportAudit } from './export-audit.ts';
import { getAuditRecord, listAudit } from './read-audit.ts';

/** The calls of the console about the audit. */
export function auditConsoleCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.listAudit, schemas.listAudit, ({ query }) => listAudit(db, query)),
    handle(calls.getAuditRecord, schemas.getAuditRecord, ({ params }) => getAuditRecord(db, params.id)),
    handle(calls.exportAudit, schemas.exportAudit, ({ body }, caller) => exportAudit(db, body, caller)),
  ];
}
