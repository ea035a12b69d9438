import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useLocation } from 'react-router';

/** What was begun on a screen. */
export interface Begun {
  /** Whether the screen has been left since, or shows another record. */
  isLeft(): boolean;
  /** Says why it could not be done; where the screen has been left, that it was begun there. */
  tell(error: Error, options?: { autoHideDuration: null }): void;
  /** Says so by `show`, which stands on the screen, unless it has been left. */
  tellBy(show: (message: string) => void): (error: Error) => void;
}

/** To be called when something begins on the screen whose answer may come after the person has gone elsewhere. */
export function useBegunHere(): () => Begun {
  const notify = useNotify();
  const { pathname } = useLocation();
  const left = useRef(0);
  const shown = useRef(pathname);
  useEffect(
    () => () => {
      left.current += 1;
    },
    [],
  );
  useEffect(() => {
    // The form of a new record becomes that of the record once it is made.
    if (shown.current !== pathname && !shown.current.endsWith('/create')) left.current += 1;
    shown.current = pathname;
  }, [pathname]);
  return () => {
    const before = left.current;
    const isLeft = () => left.current !== before;
    const tell: Begun['tell'] = ({ message }, options) =>
      isLeft()
        ? notify('frame.lateFailure', { type: 'error', multiLine: true, messageArgs: { message }, ...options })
        : notify(message, { type: 'error', ...options });
    const tellBy: Begun['tellBy'] = (show) => (error) => (isLeft() ? tell(error) : show(error.message));
    return { isLeft, tell, tellBy };
  };
}
