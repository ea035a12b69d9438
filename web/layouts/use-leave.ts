import { useNavigate } from 'react-router';
import { signOut } from '../app/session/index.ts';
import { pathTo } from '../routes.tsx';

/** Signs out and goes home (specification, section 2). */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  // Drawn at once: a protected page still on the screen would send the visitor that signing out makes to sign-in.
  return () => signOut(() => navigate(pathTo('home'), { flushSync: true }));
}
