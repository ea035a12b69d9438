import { useState } from 'react';
import { HttpError } from 'react-admin';
import type { FailureAnswer } from '../../contract/call.ts';
import { drawRequestKey } from '../../contract/draw-request-key.ts';

/** Asks the server with the key of a form. */
export type Keyed = <Answer>(ask: (key: string) => Promise<Answer>) => Promise<Answer>;

/** Where a key is kept meanwhile. */
interface Place {
  key: string;
}

/**
 * A key stays until the server has said that what was asked with it is done: so a second press after a lost answer does nothing
 * twice (spec: operator-console.once).
 */
export function keyed(place: Place = { key: drawRequestKey() }): Keyed {
  return async (ask) => {
    try {
      const answer = await ask(place.key);
      place.key = drawRequestKey();
      return answer;
    } catch (error) {
      const { code } = ((error instanceof HttpError && error.body) || {}) as Partial<FailureAnswer>;
      if (code === 'common.done-before' || code === 'subscriptions.done-before') place.key = drawRequestKey();
      throw error;
    }
  };
}

/** Whether what failed may be done all the same: there was no answer, or one that does not say. */
export const isUnclear = ({ status }: HttpError): boolean => !(status >= 400 && status < 500);

/** The same for as long as a form or a screen is open. */
export function useKeyed(): Keyed {
  return useState(() => keyed())[0];
}
