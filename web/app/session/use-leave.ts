import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '../../routes.ts';
import { signOut } from './sign-out.ts';

/** Signs out and goes home (spec: identity.sign-out). */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [times, setTimes] = useState(0);
  const moved = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page stands on the screen, its effects done
  useEffect(() => () => moved.current?.(), [key, times]);
  // `navigate` resolves before its page is rendered, and a protected page still shown would redirect the new visitor to
  // sign-in.
  const goHome = () =>
    new Promise<void>((resolve) => {
      moved.current = resolve;
      // Rendered after the router's own updates, also when the person goes Back before they are rendered.
      const arrive = () => startTransition(() => setTimes((before) => before + 1));
      void Promise.resolve(navigate(pathTo('home'))).then(arrive, arrive);
    });
  return () => signOut(goHome);
}
