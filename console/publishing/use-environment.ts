import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '../../contract/publishing.ts';
import { startServiceKinds } from '../../contract/publishing.values.ts';
import { getContentEnvironment } from '../../contract/publishing-environment.ts';
import { request } from '../app/request.ts';

/** What the server's settings decide for the content; nothing until they have come. */
export function useEnvironment() {
  const { data } = useQuery({
    queryKey: ['content-environment'],
    queryFn: () => request(getContentEnvironment, {}),
    staleTime: 60_000,
  });
  return data;
}

/** The service that keeps the records of the kind in the portal's place. */
export function useKeeper(kind: ContentKind): string | null {
  const environment = useEnvironment();
  return (startServiceKinds.includes(kind) && environment?.tariffsFrom) || null;
}
