import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '../../routes.ts';
import { isSignedOut } from '../calls/call-failure.ts';
import { sessionState, setSession } from './session-state.ts';

/** Leads a person whose session is over to sign-in, and from there back to this very address. */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    // The sign-in page redirects signed-in people, so the user is removed first. On a protected page the guard
    // redirects there too: both replace the entry, so one entry stays.
    setSession({ ...sessionState(), restoring: false, user: null });
    void navigate(pathTo('login', undefined, { from: pathname + search }), { replace: true });
  };
}

/** Leaves a protected page for sign-in when its data were refused because the session is over. */
export function useLeaveSignedOut(error: Error | null): void {
  const signInAgain = useSignInAgain();
  const leave = useEffectEvent(signInAgain);
  const signedOut = isSignedOut(error);
  useEffect(() => {
    if (signedOut) leave();
  }, [signedOut]);
}
