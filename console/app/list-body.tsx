import type { ReactNode } from 'react';
import { Loading, Pagination, type PaginationProps, useListContext } from 'react-admin';
import { LoadFailure } from './load-failure.tsx';

function useFailure() {
  const { data, error } = useListContext();
  return data ? null : error;
}

/** What a list has; in its place why it could not be loaded, which is not that nothing was found. */
export function ListBody({ children }: { children: ReactNode }) {
  const { refetch, data, isFetching, total = 0 } = useListContext();
  const failure = useFailure();
  // Beyond the last page nothing is there; until the first one has come in its place, nothing is not what was found.
  if (!failure && isFetching && data?.length === 0 && total > 0) return <Loading />;
  return failure ? <LoadFailure message={failure.message} again={refetch} /> : children;
}

/** The pages of a list that could be loaded. */
export function ListPages(props: PaginationProps) {
  return useFailure() ? null : <Pagination {...props} />;
}
