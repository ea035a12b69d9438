export { archiveCalls } from './archive.routes.ts';
export { applyByCommand, checkByCommand, commandNeeds, discardByCommand } from './carry-by-command.ts';
export { archiveName, exportByCommand } from './export-content.ts';
export { type Archives, openArchives } from './open-archives.ts';
