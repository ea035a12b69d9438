import { useNavigate } from 'react-router';
import { signOut } from '../app/session/index.ts';
import { pathTo } from '../routes.tsx';

/** Signs out and goes home (specification, section 2). */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return () => signOut(() => navigate(pathTo('home')));
}
