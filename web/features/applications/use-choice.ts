import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApplicationFacet } from '../../../contract/applications.ts';
import { choiceAddress, type ListChoice, readChoice } from './list-address.ts';

/** The filter of the address, and how to change it. A tick shows at once, the address follows. */
export function useChoice(facets: readonly ApplicationFacet[]) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [choice, setChoice] = useOptimistic<ListChoice>(readChoice(search, facets));
  const chooseTypes = (types: readonly string[]) =>
    startTransition(async () => {
      const chosen = { types, page: 1 };
      setChoice(chosen);
      await navigate(choiceAddress(chosen), { replace: true, preventScrollReset: true });
    });
  return { choice, chooseTypes };
}
