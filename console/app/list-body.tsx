import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Pagination, type PaginationProps, useListContext, useTranslate } from 'react-admin';

function useFailure() {
  const { data, error } = useListContext();
  return data ? null : error;
}

/** What a list has; in its place why it could not be loaded, which is not that nothing was found (spec: use.feedback). */
export function ListBody({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const failure = useFailure();
  if (!failure) return children;
  return (
    <Alert severity="error" action={<Button onClick={() => refetch()}>{translate('frame.again')}</Button>}>
      {failure.message}
    </Alert>
  );
}

/** The pages of a list that could be loaded. */
export function ListPages(props: PaginationProps) {
  return useFailure() ? null : <Pagination {...props} />;
}
