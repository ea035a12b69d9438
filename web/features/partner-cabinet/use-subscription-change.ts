import { useState } from 'react';
import type { AnyCall } from '../../../contract/call.ts';
import { drawRequestKey } from '../../../contract/draw-request-key.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { useChange } from '../../app/calls/use-change.ts';

/**
 * A change of subscriptions, the key that its form sends with every attempt, and what the form began with. After a lost
 * answer it asks for the same again, so both stay; whoever has been refused, because the attempt was made already or
 * somebody else was quicker, sees what is there `now`.
 */
export function useSubscriptionChange<C extends AnyCall, Seen = undefined>(call: C, now: Seen) {
  const [asked, setAsked] = useState(() => ({ key: drawRequestKey(), seen: now, isBehind: false }));
  if (asked.isBehind && asked.seen !== now) setAsked({ ...asked, seen: now, isBehind: false });
  const { mutateAsync } = useChange(call, {
    onError: (error) => {
      const code = error instanceof CallFailure ? error.code : undefined;
      if (code === 'subscriptions.done-before')
        setAsked((before) => ({ ...before, key: drawRequestKey(), isBehind: true }));
      if (code === 'subscriptions.changed') setAsked((before) => ({ ...before, isBehind: true }));
    },
  });
  return { key: asked.key, seen: asked.seen, send: mutateAsync };
}
