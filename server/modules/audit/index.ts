export { auditConsoleCalls } from './audit-console.routes.ts';
