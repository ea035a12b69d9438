import type * as schemas from './audit-console.schemas.ts';
import { defineCall } from './call.ts';

export type { AuditRecord, AuditRow } from './audit-console.schemas.ts';

export const listAudit = defineCall<typeof schemas.listAudit>({
  id: 'audit.consoleList',
  method: 'GET',
  path: '/service/console/audit',
});

export const getAuditRecord = defineCall<typeof schemas.getAuditRecord>({
  id: 'audit.consoleOne',
  method: 'GET',
  path: '/service/console/audit/:id',
});

export const exportAudit = defineCall<typeof schemas.exportAudit>({
  id: 'audit.consoleExport',
  method: 'POST',
  path: '/service/console/audit/export',
});
