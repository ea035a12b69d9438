import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftedDialog } from '../../app/session/drafts.ts';
import { sessionState } from '../../app/session/index.ts';
import { useToast } from '../../ui/index.ts';
import { changeFailureText } from './failure-text.ts';
import './words.ts';

/**
 * Says what became of a dialog that was left while it was on its way, as by «Back»; nothing while it is there, nor once the
 * person has left: who is here then has begun nothing.
 */
export function useLateOutcome(kind: DraftedDialog) {
  const { t } = useTranslation('applications');
  const showToast = useToast();
  const gone = useRef(false);
  const { current: owner } = useRef(sessionState().user?.id);
  const isOwners = () => sessionState().user?.id === owner;
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return {
    isGone: () => gone.current,
    /** Whether it is still the person who has filled in the dialog. */
    isOwners,
    tellDone: () => gone.current && isOwners() && showToast({ text: t(`${kind}.done`) }),
    tellFailed: (error: unknown) =>
      gone.current && isOwners() && showToast({ kind: 'error', text: changeFailureText(kind, error) }),
  };
}
