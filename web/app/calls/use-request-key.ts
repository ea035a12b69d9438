import { useState } from 'react';
import { drawRequestKey } from '../../../contract/draw-request-key.ts';
import { CallFailure } from './call-failure.ts';

/** The key that a form sends with every attempt. */
export interface RequestKey {
  readonly value: string;
  /** What the change that sends it is to call when it has ended; for the options of `useChange`. */
  readonly settling: { onSuccess: () => void; onError: (error: Error) => void };
}

/** Whether the server has done what was sent with the key before, and not what was sent now. */
const isDoneBefore = (error: Error): boolean =>
  error instanceof CallFailure && (error.code === 'common.done-before' || error.code === 'subscriptions.done-before');

/**
 * A key stays until the server has said that what was asked with it is done, so that a second press after a lost answer does nothing twice
 * (decision 0076).
 */
export function useRequestKey(): RequestKey {
  const [value, setValue] = useState(drawRequestKey);
  const renew = () => setValue(drawRequestKey());
  return { value, settling: { onSuccess: renew, onError: (error) => isDoneBefore(error) && renew() } };
}
