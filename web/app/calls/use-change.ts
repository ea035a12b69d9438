import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyCall, CallAnswer, CallInput } from '../../../contract/call.ts';
import { request } from './api.ts';
import { isSignedOut } from './call-failure.ts';
import { personal } from './personal-data.ts';

interface ChangeOptions<C extends AnyCall> {
  /** The key prefix of the queries that are fetched again; by default all personal data. */
  changes?: QueryKey;
  onSuccess?: ((answer: CallAnswer<C>, input: CallInput<C>) => unknown) | undefined;
  onError?: ((error: Error) => unknown) | undefined;
}

const everythingPersonal = [personal];

/**
 * One change: a call, after which the queries it may have changed are fetched again. A form sends with `mutateAsync`,
 * so that the form shows the failure; a button sends with `mutate` and shows `error` itself.
 */
export function useChange<C extends AnyCall>(
  call: C,
  { changes = everythingPersonal, onSuccess, onError }: ChangeOptions<C> = {},
) {
  const queryClient = useQueryClient();
  return useMutation<CallAnswer<C>, Error, CallInput<C>>({
    mutationFn: (input) => request(call, input),
    onSuccess: (answer, input) => void onSuccess?.(answer, input),
    onError: (error) => void onError?.(error),
    // After a failure too: the list may have changed meanwhile, or the connection was lost after the change. Not when the
    // session is over: the list would be refused as well, and its page would leave for sign-in with what was typed.
    onSettled: (_answer, error) => void (isSignedOut(error) || queryClient.invalidateQueries({ queryKey: changes })),
  });
}
