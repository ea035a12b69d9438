import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchType } from '../../../../contract/search.ts';
import { longestQuery } from '../../../../contract/search.values.ts';
import { useDebounced } from '../../../app/forms/use-debounced.ts';
import { useSession } from '../../../app/session/index.ts';
import { searchQueries } from '../queries.ts';
import { keyOf } from './key-of.ts';

const afterTypingMs = 200;
// By so many letters the suggestions of one word are told from those of another.
const comparedLetters = 2;

interface Typed {
  readonly text: string;
  readonly type: SearchType | undefined;
  /** Whether the person is typing: nothing is asked or shown after the search, a choice or Escape. */
  readonly wanted: boolean;
  readonly onClose: () => void;
}

/**
 * Titles while one types, by the WAI-ARIA pattern of a combobox with a list: arrows choose, Enter opens the chosen one,
 * Escape closes. Requested when typing stops; the request of an older text is aborted.
 */
export function useSuggestions({ text, type, wanted, onClose }: Typed) {
  const id = useId();
  const navigate = useNavigate();
  const { user } = useSession();
  const [chosen, setChosen] = useState('');
  const [chosenFor, setChosenFor] = useState(text);
  if (chosenFor !== text || (chosen && !wanted)) {
    setChosenFor(text);
    setChosen('');
  }
  const rested = useDebounced(text.trim(), afterTypingMs);
  const askable = rested !== '' && rested.length <= longestQuery;
  const asked = searchQueries.suggest({ text: rested, type }, user !== null);
  const { data, isError, isPlaceholderData } = useQuery({
    ...asked,
    enabled: wanted && askable,
    // The list stays until the next one comes, so that an option about to be pressed does not disappear; that of another
    // word does not come back.
    placeholderData: (before, query) => (query && continues(query.queryKey, asked.queryKey) ? before : undefined),
  });
  // It also stays when the next one fails to come.
  const [kept, setKept] = useState<{ queryKey: readonly string[]; answer: typeof data }>();
  if (data && !isPlaceholderData && kept?.answer !== data) setKept({ queryKey: asked.queryKey, answer: data });
  const held = isError && kept && continues(kept.queryKey, asked.queryKey) ? kept.answer : undefined;
  const items = wanted && askable ? ((data ?? held)?.content ?? []) : [];
  // By what it is, because a later answer changes the list and the choice must not move to another option.
  const active = items.findIndex((item) => keyOf(item) === chosen);
  const go = (index: number) => {
    const item = items[index];
    if (!item) return;
    onClose();
    void navigate(item.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || items.length === 0) return;
    const next = nextActive(event.key, active, items.length);
    if (next !== undefined) setChosen(items[next] ? keyOf(items[next]) : '');
    else if (event.key === 'Enter' && active >= 0) go(active);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return { id, items, active, go, onKeyDown };
}

/** Whether two lists are for the same person and kind, of texts that begin alike. */
function continues(one: readonly unknown[], other: readonly unknown[]): boolean {
  const [text, otherText] = [String(one[3]), String(other[3])];
  const compared = Math.min(comparedLetters, text.length, otherText.length);
  return (
    one.slice(0, 3).join() === other.slice(0, 3).join() && text.slice(0, compared) === otherText.slice(0, compared)
  );
}

/** Cycles through the list and the field itself, which is -1. */
function nextActive(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  return undefined;
}
