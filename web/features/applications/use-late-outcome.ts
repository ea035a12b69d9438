import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftedDialog } from '../../app/session/drafts.ts';
import { useToast } from '../../ui/index.ts';
import { changeFailureText } from './failure-text.ts';
import './words.ts';

/** Says what became of a dialog that was left while it was on its way, as by «Back»; nothing while it is there. */
export function useLateOutcome(kind: DraftedDialog) {
  const { t } = useTranslation('applications');
  const showToast = useToast();
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return {
    isGone: () => gone.current,
    tellDone: () => gone.current && showToast({ text: t(`${kind}.done`) }),
    tellFailed: (error: unknown) => gone.current && showToast({ kind: 'error', text: changeFailureText(kind, error) }),
  };
}
