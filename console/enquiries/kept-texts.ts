const prefix = 'console-text:';
const keptDays = 30;

interface Kept {
  readonly text: string;
  readonly at: number;
}

/** A browser that stores nothing still lets one type. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

function read(storage: Storage, key: string): Kept | undefined {
  const kept = storage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as Kept);
}

/** What was never sent is forgotten in the end. */
function forgetOld(storage: Storage): void {
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1_000;
  for (const key of Object.keys(storage).filter((name) => name.startsWith(prefix)))
    if ((read(storage, key)?.at ?? 0) < oldest) storage.removeItem(key);
}

/** What the browser keeps under the name, or an empty text. */
export function readKept(name: string): string {
  return (
    inStorage((storage) => {
      forgetOld(storage);
      return read(storage, prefix + name)?.text;
    }) ?? ''
  );
}

/** Keeps a text under a name; an empty one is forgotten. */
export function writeKept(name: string, text: string): void {
  inStorage((storage) => {
    if (text === '') storage.removeItem(prefix + name);
    else storage.setItem(prefix + name, JSON.stringify({ text, at: Date.now() } satisfies Kept));
  });
}
