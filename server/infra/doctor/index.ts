export { isTight, measureSpace } from './disk.ts';
export { checksOfCommand, checksOfPortal, type NamedCheck, runCheck } from './every-check.ts';
export { type Finding, type Installation, reasonOf, unknown, well, wrong } from './finding.ts';
