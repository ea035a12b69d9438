import { useState } from 'react';
import type { AnyCall } from '../../../contract/call.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { drawRequestKey } from '../../app/calls/request-key.ts';
import { useChange } from '../../app/calls/use-change.ts';

/**
 * A change of a subscription, and the key that its form sends with every attempt. Whoever has been told that the
 * subscription was changed meanwhile sees it as it is now, and asks anew: by another key.
 */
export function useSubscriptionChange<C extends AnyCall>(call: C) {
  const [key, setKey] = useState(drawRequestKey);
  const { mutateAsync } = useChange(call, {
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'subscriptions.changed') setKey(drawRequestKey());
    },
  });
  return { key, send: mutateAsync };
}
