export { createLog, type Log, logOfRequest } from './log.ts';
export { inLogContext, type LogContext, notePerson } from './log-context.ts';
