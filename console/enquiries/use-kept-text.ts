import { useState } from 'react';

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

function keep(storage: Storage, key: string, text: string): void {
  if (text === '') storage.removeItem(key);
  else storage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Kept));
}

/**
 * A text that is still there after the session has ended, the page was closed or the sending was refused; by the person
 * who typed it and what it is for. It is forgotten once it was sent, unless more has been typed meanwhile.
 */
export function useKeptText(personId: string, about: string) {
  const key = `${prefix}${personId}:${about}`;
  const [text, setText] = useState(
    () =>
      inStorage((storage) => {
        forgetOld(storage);
        return read(storage, key)?.text;
      }) ?? '',
  );
  const type = (typed: string) => {
    setText(typed);
    inStorage((storage) => keep(storage, key, typed));
  };
  const forget = (sent: string) => {
    setText((typed) => (typed === sent ? '' : typed));
    inStorage((storage) => read(storage, key)?.text === sent && storage.removeItem(key));
  };
  return { text, type, forget };
}
