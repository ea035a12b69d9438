import { useGetList } from 'react-admin';

interface Colleague {
  readonly id: string;
  readonly name: string;
}

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;

/** The operators and editors who can be given an enquiry. */
export const useColleagues = (): readonly Colleague[] => useGetList<Colleague>('enquiry-colleagues', all).data ?? [];
