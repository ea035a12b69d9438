export { type Changed, giveRole, takeRole } from './change-role.ts';
export { consoleAccessCalls } from './console-access.routes.ts';
export { consoleAccessTemplates } from './letters/list-templates.ts';
export { drawRecoveryCodes } from './recovery-codes.ts';
export { type Reset, resetPassword, resetSecondFactor } from './reset-access.ts';
export { drawSecret, timeCodeAt } from './time-code.ts';
