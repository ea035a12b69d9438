import { useLocation, useNavigate } from 'react-router';
import { sessionState, setSession } from '../../app/session/index.ts';
import { pathTo } from '../../routes.tsx';

/** Leads a person whose session is over to sign-in, and from there back to this very address. */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    // Sign-in sends away who is signed in. On a protected page the guard leads there too: both replace, one entry stays.
    setSession({ ...sessionState(), restoring: false, user: null });
    void navigate(pathTo('login', undefined, { from: pathname + search }), { replace: true });
  };
}
