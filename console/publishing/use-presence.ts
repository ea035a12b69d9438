import { useEffect, useState } from 'react';
import type { ContentKind } from '../../contract/publishing.ts';
import { presenceSeconds } from '../../contract/publishing.values.ts';
import { records } from './kind-calls.ts';

interface Presence {
  readonly names: readonly string[];
  /** The version that the server has: somebody may have saved another. */
  readonly version: number;
}

/** Says that the record is open here, and knows who else has it open. */
export function usePresence(kind: ContentKind, id: string | undefined): Presence | undefined {
  const [presence, setPresence] = useState<Presence | undefined>();
  useEffect(() => {
    if (id === undefined) return;
    const tell = () =>
      records.presence({ kind, id }).then(
        ({ others, version }) => setPresence({ names: others.map(({ name }) => name), version }),
        // Who else is here is a courtesy: a save is checked by itself.
        () => undefined,
      );
    void tell();
    const timer = setInterval(tell, presenceSeconds * 1_000);
    return () => {
      clearInterval(timer);
      void records.presence({ kind, id }, true).catch(() => undefined);
    };
  }, [kind, id]);
  return presence;
}
