import type { listAudit as listCall } from '../../../contract/audit-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText } from '../../infra/http/index.ts';
import { readAudit, readAuditRecord } from './audit-console.store.ts';
import { findMeant } from './find-meant.ts';

/** One page of the audit. */
export async function listAudit(db: Db, query: CheckedInput<typeof listCall>['query']): Promise<JsonText> {
  const { page, perPage, sort, order, ids, ...filters } = query;
  return readAudit(db, { page, perPage, sort, order, ids, q: '', ...(await findMeant(db, filters)) });
}

/** One row of the audit. @throws Failure `console.absent` */
export async function getAuditRecord(db: Db, id: string): Promise<JsonText> {
  return (await readAuditRecord(db, id)) ?? fail('console.absent');
}
