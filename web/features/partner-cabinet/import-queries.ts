import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { findImport, type ImportRowGroup, listImportRows } from '../../../contract/invitations-import.ts';
import { request } from '../../app/calls/api.ts';
import { personal } from '../../app/calls/personal-data.ts';

const askAgainMs = 500;

interface AskedRows {
  readonly id: string;
  readonly show: ImportRowGroup;
  readonly page: number;
}

/** An import of invitations as its screen shows it. */
export const importQueries = {
  /** Its figures; fetched again while it is under way. */
  one: (id: string) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'imports', id],
      queryFn: ({ signal }) => request(findImport, { query: { id } }, signal),
      refetchInterval: ({ state }) => (state.data?.state === 'running' ? askAgainMs : false),
    }),
  /** A page of its rows; the key has the state of the import, which changes the rows. */
  rows: ({ id, show, page }: AskedRows, importState: string) =>
    queryOptions({
      queryKey: [personal, 'cabinet', 'import-rows', id, importState, show, page],
      queryFn: ({ signal }) => request(listImportRows, { query: { id, show, page } }, signal),
      placeholderData: keepPreviousData,
    }),
};
