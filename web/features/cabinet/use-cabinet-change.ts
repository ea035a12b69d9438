import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '../../../contract/call.ts';
import { request } from '../../app/api.ts';
import { personal } from '../../app/personal-data.ts';
import { useLeaveSignedOut } from '../applications/index.ts';

interface Ends<C extends AnyCall> {
  onSuccess?: (answer: CallAnswer<C>) => void;
  onError?: (error: Error) => void;
}

/** One change of the cabinet: sent once, after which what is shown is asked for anew; an ended session leads to sign-in. */
export function useCabinetChange<C extends AnyCall>(call: C, { onSuccess, onError }: Ends<C> = {}) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (input: CallInput<C>) => request(call, input),
    networkMode: 'always',
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => onError?.(error),
    // After a refusal too: the list has changed meanwhile, or the connection was lost after the change. All that is the
    // person's own, because who works for a partner may be a member of its customer.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: [personal] }),
  });
  useLeaveSignedOut(change.error);
  return change;
}
