export { type AuditAction, writeAudit } from './audit.ts';
export { filtersAsked } from './filters-asked.ts';
