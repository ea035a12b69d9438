import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';

/** Whoever leaves the screen, or closes it, with something unsaved is asked first; for a form that is none of the library's. */
export function useAskBeforeLeaving(isUnsaved: boolean, question = 'ra.message.unsaved_changes'): void {
  const translate = useTranslate();
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (leaving.state !== 'blocked') return;
    if (window.confirm(translate(question))) leaving.proceed();
    else leaving.reset();
  }, [leaving, translate, question]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
