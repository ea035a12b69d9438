export { AddApplicationDialog } from './add-application-dialog.tsx';
export { hasDraft } from './drafts.ts';
export type { DialogSolution } from './parts/add-form.tsx';
export { useLeaveSignedOut } from './sign-in-again.ts';
