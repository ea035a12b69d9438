import { useEffect, useState } from 'react';
import { CallFailure, messageOf } from '../../app/call-failure.ts';

const waitMs = 500;
const leastSigns = 3;

/** What is known of a typed code. */
export type CodeCheck<Found> =
  | { readonly state: 'untold' }
  | { readonly state: 'checking' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'found'; readonly invitation: Found };

const untold = { state: 'untold' } as const;

/** `again` checks the same code once more: the answer may not have come, or be another by now. */
export type CheckAgain<Found> = CodeCheck<Found> & { readonly again: () => void };

/** Asks the server about a code; gives what it leads to, or why it leads nowhere. */
export type AskOfCode<Found> = (code: string, signal: AbortSignal) => Promise<Found | { readonly cause: string }>;

/**
 * Checks a code when typing has stopped for half a second, from three signs on (specification, section 2). `ask` stands
 * outside of the component; `asker` is who asks, when the answer depends on it.
 */
export function useCodeCheck<Found extends object>(
  typed: string,
  ask: AskOfCode<Found>,
  asker?: string,
): CheckAgain<Found> {
  const code = typed.trim();
  const [tries, setTries] = useState(0);
  const asked = `${code} ${asker ?? ''} ${tries}`;
  const [check, setCheck] = useState<{ asked: string; result: CodeCheck<Found> }>();
  useEffect(() => {
    if (code.length < leastSigns) return;
    const cancel = new AbortController();
    const timer = setTimeout(async () => {
      setCheck({ asked, result: { state: 'checking' } });
      const result = await read(ask(code, cancel.signal));
      if (!cancel.signal.aborted) setCheck({ asked, result });
    }, waitMs);
    return () => {
      clearTimeout(timer);
      cancel.abort();
    };
  }, [code, asked, ask]);
  const known = code.length >= leastSigns && check?.asked === asked;
  return { ...(known ? check.result : untold), again: () => setTries(tries + 1) };
}

async function read<Found extends object>(answer: ReturnType<AskOfCode<Found>>): Promise<CodeCheck<Found>> {
  try {
    const found = await answer;
    if ('cause' in found) return { state: 'refused', message: found.cause };
    return { state: 'found', invitation: found };
  } catch (error) {
    const answered = error instanceof CallFailure && typeof error.status === 'number';
    const fallback = answered
      ? 'Ошибка проверки кода приглашения'
      : 'Ошибка при проверке кода приглашения. Попробуйте еще раз.';
    // The specification's text stands first, the server's next step after it (contract, section 4).
    const next = answered ? messageOf(error, '') : '';
    return { state: 'refused', message: next ? `${fallback}. ${next}` : fallback };
  }
}
