import { Loading, useGetList, useResourceContext } from 'react-admin';
import { Navigate } from 'react-router';

/** A kind of one record has no list: the record opens by itself. */
export function SingleRecord() {
  const kind = useResourceContext() ?? '';
  const { data, error } = useGetList(kind, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'order', order: 'ASC' },
  });
  if (error) throw error;
  return data?.[0] ? <Navigate to={`/${kind}/${data[0].id}`} replace /> : <Loading />;
}
