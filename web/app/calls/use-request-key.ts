import { useState } from 'react';
import { drawRequestKey } from '../../../contract/draw-request-key.ts';
import { CallFailure } from './call-failure.ts';

/** The key that a form sends with every attempt. */
export interface RequestKey {
  readonly value: string;
  /** To be called when a call was done, or with the failure that it ended in. */
  settle(error?: Error): void;
}

/**
 * A key stays until the server has said that what was asked with it is done, so that a second press after a lost answer does nothing twice
 * (decision 0076).
 */
export function useRequestKey(): RequestKey {
  const [value, setValue] = useState(drawRequestKey);
  return {
    value,
    settle: (error) => {
      const isDone = error === undefined || (error instanceof CallFailure && error.code === 'common.done-before');
      if (isDone) setValue(drawRequestKey());
    },
  };
}
