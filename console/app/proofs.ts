import { HttpError } from 'react-admin';

/** What a refused call wants: somebody signed in, the second factor of this session, or a fresh proof. */
export type ProofNeed = 'sign-in' | 'second-factor' | 'fresh';

type Asker = (need: ProofNeed) => Promise<boolean>;

const needs: Readonly<Record<string, ProofNeed>> = {
  'common.not-signed-in': 'sign-in',
  'console.second-factor-needed': 'second-factor',
  'console.prove-again': 'fresh',
};

const askers = new Map<ProofNeed, Asker>();
let asked: Promise<boolean> | undefined;

/** The dialog that asks for this, while it stands; returns how it leaves. */
export function answerProofsBy(answered: readonly ProofNeed[], ask: Asker): () => void {
  for (const need of answered) askers.set(need, ask);
  return () => {
    for (const need of answered) if (askers.get(need) === ask) askers.delete(need);
  };
}

/** What nobody answers as there is no session behind it. */
export const signedOut = () => new HttpError('', 401, { code: 'common.not-signed-in' });

function needOf(error: unknown): ProofNeed | undefined {
  const code = error instanceof HttpError ? (error.body as { code?: string } | undefined)?.code : undefined;
  return code === undefined ? undefined : needs[code];
}

/** Asks for the proof that a refused call wants; whether it was given. Several calls at once are one question. */
export async function askForProof(error: unknown): Promise<boolean> {
  const need = needOf(error);
  const ask = need && askers.get(need);
  if (!need || !ask) return false;
  asked ??= ask(need).finally(() => {
    asked = undefined;
  });
  return asked;
}
