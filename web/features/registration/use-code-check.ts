import { useEffect, useState } from 'react';
import { CallFailure, messageOf } from '../../app/calls/call-failure.ts';
import { useDebounced } from '../../app/forms/use-debounced.ts';
import { t } from '../../app/words/i18n.ts';
import './words.ts';

const waitMs = 500;
const shortest = 3;

/** What is known of a typed code. */
export type CodeCheck<Found> =
  | { readonly state: 'unknown' }
  | { readonly state: 'checking' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'found'; readonly invitation: Found };

const unknown = { state: 'unknown' } as const;

/** `again` checks the same code once more: the request may have failed, or the answer may have changed. */
export type CheckAgain<Found> = CodeCheck<Found> & { readonly again: () => void };

/** Asks the server about a code; returns the invitation, or why it cannot be used. */
export type AskOfCode<Found> = (code: string, signal: AbortSignal) => Promise<Found | { readonly cause: string }>;

/**
 * Checks a code when typing has stopped for half a second, from three characters on. `ask` is defined outside of the
 * component; `asker` is the signed-in person, when the answer depends on that.
 */
export function useCodeCheck<Found extends object>(
  typed: string,
  ask: AskOfCode<Found>,
  asker?: string,
): CheckAgain<Found> {
  const code = typed.trim();
  const [tries, setTries] = useState(0);
  const asked = `${code} ${asker ?? ''} ${tries}`;
  const settled = useDebounced(asked, waitMs) === asked;
  const [check, setCheck] = useState<{ asked: string; result: CodeCheck<Found> }>();
  useEffect(() => {
    if (!settled || code.length < shortest) return;
    const cancel = new AbortController();
    const keep = (result: CodeCheck<Found>) => !cancel.signal.aborted && setCheck({ asked, result });
    keep({ state: 'checking' });
    void read(ask(code, cancel.signal)).then(keep);
    return () => cancel.abort();
  }, [settled, code, asked, ask]);
  const known = code.length >= shortest && check?.asked === asked;
  return { ...(known ? check.result : unknown), again: () => setTries(tries + 1) };
}

async function read<Found extends object>(answer: ReturnType<AskOfCode<Found>>): Promise<CodeCheck<Found>> {
  try {
    const found = await answer;
    if ('cause' in found) return { state: 'refused', message: found.cause };
    return { state: 'found', invitation: found };
  } catch (error) {
    const answered = error instanceof CallFailure && typeof error.status === 'number';
    const fallback = t(answered ? 'registration:check.refused' : 'registration:check.unreachable');
    // The fixed text comes first, the server's next step after it (spec: use.failure-texts).
    const next = answered ? messageOf(error, '') : '';
    return { state: 'refused', message: next ? `${fallback}. ${next}` : fallback };
  }
}
