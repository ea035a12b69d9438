import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { flushSync } from 'react-dom';
import type { FailureAnswer } from '../../contract/call.ts';
import type { ConsoleEnquiry } from '../../contract/enquiries-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { keepFocus } from '../app/keep-focus.ts';

const unauthenticated = 401;

/** Why a change was refused. */
export interface Refusal {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether somebody else has changed the enquiry meanwhile. */
  readonly isMeanwhile: boolean;
}

function refusalOf(error: unknown): Refusal {
  const body = error instanceof HttpError ? (error.body as Partial<FailureAnswer> | undefined) : undefined;
  const { fields = {}, code } = body ?? {};
  return { message: (error as Error).message, fields, isMeanwhile: code === 'console.changed' };
}

/**
 * Changes the enquiry of the screen. What the server answers is shown at once; after a refusal the screen shows how the
 * enquiry stands now, and whoever is no longer signed in is led to sign-in and back. The focus stays where it was.
 */
export function useEnquiryChange() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const leave = useLogoutIfAccessDenied();
  const begin = useBegunHere();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const show = async (enquiry: ConsoleEnquiry) => {
    queryClient.setQueriesData<ConsoleEnquiry>({ queryKey: ['enquiries', 'getOne'] }, (shown) =>
      shown?.id === enquiry.id ? enquiry : shown,
    );
    await queryClient.invalidateQueries({ queryKey: ['enquiries'], refetchType: 'active' });
  };

  const readAnew = async () => {
    await queryClient.invalidateQueries({ queryKey: ['enquiries', 'getOne'] });
    // It is drawn in the next turn: a button that goes with it would take the focus along.
    await new Promise((drawn) => setTimeout(drawn));
  };

  /** Whether it was done. */
  const run = async (act: () => Promise<ConsoleEnquiry>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    const change = begin();
    const returnFocus = keepFocus();
    setBusy(true);
    setRefusal(undefined);
    try {
      await show(await act());
      notify(done, { type: 'success' });
      return true;
    } catch (error) {
      if (change.isLeft()) change.tell(error as Error);
      else setRefusal(refusalOf(error));
      if ((error as HttpError).status === unauthenticated) await leave(error);
      else await readAnew();
      return false;
    } finally {
      flushSync(() => setBusy(false));
      returnFocus();
    }
  };
  return { run, isBusy, refusal };
}
