import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '../../../contract/call.ts';
import { request } from '../../app/api.ts';
import { membersQueries } from './queries.ts';

interface Ends<C extends AnyCall> {
  onSuccess?: (answer: CallAnswer<C>) => void;
  onError?: (error: Error) => void;
}

/** One change of an organisation's people: sent once, after which what is shown is asked for anew. */
export function useMembersChange<C extends AnyCall>(
  call: C,
  subscriberId: string,
  { onSuccess, onError }: Ends<C> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<C>) => request(call, input),
    networkMode: 'always',
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => onError?.(error),
    // After a refusal too: the list has changed meanwhile, or the connection was lost after the change.
    onSettled: () => void queryClient.invalidateQueries({ queryKey: membersQueries.everything(subscriberId) }),
  });
}
