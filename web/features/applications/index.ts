export { AddApplicationDialog, type DialogSolution } from './add-application-dialog.tsx';
export { hasDraft } from './drafts.ts';
export { useSignInAgain } from './sign-in-again.ts';
