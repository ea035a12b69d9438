import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '../../routes.ts';
import { signOut } from './sign-in.ts';

/** Signs out and goes home (spec: identity.sign-out). */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [times, setTimes] = useState(0);
  const moved = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page stands on the screen, its effects done
  useEffect(() => () => moved.current?.(), [key, times]);
  // The router's promise comes before its page: a protected one still shown would send the new visitor to sign-in.
  const goHome = () =>
    new Promise<void>((resolve) => {
      moved.current = resolve;
      // Drawn after all that the router draws, and also when the person went Back before any of it was.
      const arrive = () => startTransition(() => setTimes((before) => before + 1));
      void Promise.resolve(navigate(pathTo('home'))).then(arrive, arrive);
    });
  return () => signOut(goHome);
}
