import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * What of the content a page shows: `news` is every record of the kind, `news/a` that one alone, and with the record `*` the
 * order in which they stand. `every` where it is not known.
 */
export type ShownKinds = ReadonlySet<string> | 'every';

interface Gathering {
  kinds: Set<string>;
  isEvery: boolean;
}

const gatherings = new AsyncLocalStorage<Gathering>();

/** Notes what an answer shows, for the page that is being made around it. */
export function noteShown(kinds: readonly string[] | undefined): void {
  const gathering = gatherings.getStore();
  if (!gathering) return;
  if (!kinds) gathering.isEvery = true;
  for (const kind of kinds ?? []) gathering.kinds.add(kind);
}

/** Makes a page and gathers what its calls show. */
export async function gatherShown<Page>(make: () => Promise<Page>): Promise<Page & { shows: ShownKinds }> {
  const gathering: Gathering = { kinds: new Set(), isEvery: false };
  const page = await gatherings.run(gathering, make);
  return { ...page, shows: gathering.isEvery ? 'every' : gathering.kinds };
}
