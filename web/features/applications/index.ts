export { AddApplicationDialog, type DialogSolution } from './add-application-dialog.tsx';
export { hasDraft } from './drafts.ts';
