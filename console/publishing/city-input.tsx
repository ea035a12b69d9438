import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { findPartners } from '../../contract/partners.ts';
import { request } from '../app/request.ts';

/** A city, with those of the directory to choose from: one that is written otherwise would be another city. */
export function CityInput(props: TextInputProps & { source: string }) {
  const listId = useId();
  const { data } = useQuery({
    queryKey: ['directory', 'cities'],
    queryFn: () => request(findPartners, { query: { count: '1' } }),
    staleTime: 60_000,
  });
  return (
    <>
      <TextInput {...props} slotProps={{ htmlInput: { list: listId, autoComplete: 'off' } }} />
      <datalist id={listId}>
        {data?.cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}
