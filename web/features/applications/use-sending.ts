import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { CallFailure } from '../../app/calls/call-failure.ts';
import type { DialogState } from '../../ui/index.ts';
import { applicationsQueries } from './queries.ts';

const closesAfterMs = 1200;

/** Sends what a dialog holds; the answer says whether the dialog may close by itself. */
export type Send = () => Promise<'closes' | 'stays'>;

/** After a lost connection nobody knows whether the change was made. */
const mayHaveChanged = (error: unknown) => error instanceof CallFailure && typeof error.status === 'string';

/** The state of a dialog that is sent: back to the form on a failure, or a success that closes after 1200 ms. */
export function useSending(onClose: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DialogState>('idle');
  const [stays, setStays] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (state !== 'success' || stays) return;
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [state, stays]);

  const refreshList = () => void queryClient.invalidateQueries({ queryKey: applicationsQueries.everything });
  /** @throws what the sending throws */
  const run = async (send: Send) => {
    setState('busy');
    try {
      setStays((await send()) === 'stays');
      setState('success');
      refreshList();
    } catch (error) {
      // Before the form shows the failure, because a hidden field cannot take the focus.
      setState('idle');
      if (mayHaveChanged(error)) refreshList();
      throw error;
    }
  };
  return { state, stays, run };
}
