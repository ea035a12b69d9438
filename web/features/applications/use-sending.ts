import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailure } from '../../app/call-failure.ts';
import type { DialogState } from '../../ui/index.ts';
import { applicationsQueries } from './queries.ts';

const closesAfterMs = 1200;

/** Sends what a dialog holds; the answer says whether the dialog may close by itself. */
export type Send = () => Promise<'closes' | 'stays'>;

interface Ends {
  onSuccess: () => void;
  onFailure: (error: unknown) => void;
}

/** After a lost connection nobody knows whether the change was made. */
const mayHaveChanged = (error: unknown) => error instanceof CallFailure && typeof error.status === 'string';

/** How a dialog is being sent: once at a time, then back to the form or a success that closes after 1200 ms. */
export function useSending(onClose: () => void) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DialogState>('idle');
  const [stays, setStays] = useState(false);
  const locked = useRef(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (state !== 'success' || stays) return;
    const timer = setTimeout(() => close(), closesAfterMs);
    return () => clearTimeout(timer);
  }, [state, stays]);

  const refreshList = () => void queryClient.invalidateQueries({ queryKey: applicationsQueries.everything });
  const start = async (begin: () => Send, { onSuccess, onFailure }: Ends) => {
    if (locked.current) return;
    locked.current = true;
    const send = begin();
    setState('busy');
    try {
      setStays((await send()) === 'stays');
      setState('success');
      onSuccess();
      refreshList();
    } catch (error) {
      locked.current = false;
      setState('idle');
      onFailure(error);
      if (mayHaveChanged(error)) refreshList();
    }
  };
  return { state, stays, start };
}
