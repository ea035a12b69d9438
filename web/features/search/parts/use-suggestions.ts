import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchType } from '../../../../contract/search.ts';
import { longestQuery } from '../../../../contract/search.values.ts';
import { useDebounced } from '../../../app/forms/use-debounced.ts';
import { searchQueries } from '../queries.ts';

const afterTypingMs = 200;
const shortest = 2;

/**
 * Titles while one types, by the WAI-ARIA pattern of a combobox with a list: arrows choose, Enter opens the chosen one,
 * Escape closes. Requested when typing stops; the request of an older text is aborted.
 */
export function useSuggestions({ text, type }: { text: string; type: SearchType | undefined }) {
  const id = useId();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState('');
  const rested = useDebounced(text.trim(), afterTypingMs);
  const askable = [...rested].length >= shortest && rested.length <= longestQuery;
  const { data } = useQuery({
    ...searchQueries.suggest({ text: rested, type }),
    enabled: wanted && askable,
    // The list stays while the next one is loading, so that an option about to be pressed does not disappear.
    placeholderData: keepPreviousData,
  });
  const items = wanted && askable ? (data?.content ?? []) : [];
  const open = items.length > 0;
  // By its address, because a later answer changes the list and the choice must not move to another option.
  const active = items.findIndex(({ url }) => url === chosen);
  const close = () => {
    setWanted(false);
    setChosen('');
  };
  const go = (index: number) => {
    const item = items[index];
    if (!item) return;
    close();
    void navigate(item.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !open) return;
    const next = nextActive(event.key, active, items.length);
    if (next !== undefined) setChosen(items[next]?.url ?? '');
    else if (event.key === 'Enter' && active >= 0) go(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };
  return {
    id,
    items,
    open,
    active,
    go,
    close,
    onTyped: () => {
      setWanted(true);
      setChosen('');
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
      onBlur: close,
    },
  };
}

export type SuggestionsList = ReturnType<typeof useSuggestions>;

/** Cycles through the list and the field itself, which is -1. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}
