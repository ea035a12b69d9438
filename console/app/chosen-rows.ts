import { useSyncExternalStore } from 'react';
import { type Identifier, useListContext } from 'react-admin';

interface Choice {
  /** The filters and the search under which it was made. */
  readonly filters: string;
  readonly ids: readonly Identifier[];
}

const nothing: Choice = { filters: '', ids: [] };
// Of this tab alone: in another one the same list may stand under other filters, which react-admin's own choice does not know.
const choices = new Map<string, Choice>();
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

function tellAll(): void {
  for (const onChange of watchers) onChange();
}

/** Nobody begins with what the person before has chosen. */
export function forgetChosenRows(): void {
  choices.clear();
  tellAll();
}

/**
 * The rows that are chosen in a list: over its pages, and while a record is opened. Under other filters none is: what is not
 * seen is not acted on.
 */
export function useChosenRows() {
  const { resource, filterValues, isPlaceholderData = false } = useListContext();
  const filters = JSON.stringify(Object.entries(filterValues).sort());
  const choice = useSyncExternalStore(watch, () => choices.get(resource) ?? nothing);
  const choose = (ids: readonly Identifier[]) => {
    choices.set(resource, { filters, ids });
    tellAll();
  };
  return {
    ids: choice.filters === filters ? choice.ids : nothing.ids,
    choose,
    /** Rows that are done with are chosen no longer; what was chosen meanwhile stays. */
    release: (done: readonly Identifier[]) => {
      const now = choices.get(resource) ?? nothing;
      choices.set(resource, { ...now, ids: now.ids.filter((id) => !done.includes(id)) });
      tellAll();
    },
    /** The rows that still stand there are those of the page or the filters before. */
    isBehind: isPlaceholderData,
  };
}
