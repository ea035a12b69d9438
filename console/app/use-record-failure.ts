import { useNotify, useRedirect, useResourceContext } from 'react-admin';

/** For `queryOptions`: a screen whose record cannot be read says why, not that there is none, and leads to the list. */
export function useRecordFailure() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onError: (error: Error) => {
      notify(error.message, { type: 'error' });
      redirect('list', resource);
    },
  };
}
