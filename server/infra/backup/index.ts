export { type Archive, checkArchive } from './archive.ts';
export { readContents } from './contents.ts';
export { type Loaded, loadContents } from './load.ts';
export type { Manifest } from './manifest.ts';
export { migrateWithCopy } from './migrate-with-copy.ts';
export { type CopyNote, type NotedCopy, noteCopy, readCopies, writeCopyNote } from './noted-copies.ts';
export { restoreArchive, tryArchive } from './restore-archive.ts';
export { type Backup, type BackupOrder, makeBackup } from './write-archive.ts';
