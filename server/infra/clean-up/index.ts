export { deleteExpiredLimits, deleteOldAudit } from './clean-up.store.ts';
