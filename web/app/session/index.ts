export { refreshPerson, refreshPersonQuietly } from './change-person.ts';
export { restoreSession } from './restore-session.ts';
export { displayName, type SessionState, sessionState, setSession, useSession } from './session-state.ts';
export { SignInFailure, signIn, signInAfterReset } from './sign-in.ts';
export { useLeaveSignedOut, useSignInAgain } from './sign-in-again.ts';
export { SignedOutNote } from './signed-out-note.tsx';
export { useLeave } from './use-leave.ts';
export { watchSession } from './watch-session.ts';
