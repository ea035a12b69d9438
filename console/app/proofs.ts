import { HttpError } from 'react-admin';

/** What a refused call wants: the second factor of this session, or a fresh proof. */
export type ProofNeed = 'second-factor' | 'fresh';

type Asker = (need: ProofNeed) => Promise<boolean>;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;

/** The dialog that asks, while it stands; returns how it leaves. */
export function answerProofsBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

function needOf(error: unknown): ProofNeed | undefined {
  const code = error instanceof HttpError ? (error.body as { code?: string } | undefined)?.code : undefined;
  if (code === 'console.second-factor-needed') return 'second-factor';
  return code === 'console.prove-again' ? 'fresh' : undefined;
}

/** Asks for the proof that a refused call wants; whether it was given. Several calls at once are one question. */
export async function askForProof(error: unknown): Promise<boolean> {
  const need = needOf(error);
  if (!need || !asker) return false;
  asked ??= asker(need).finally(() => {
    asked = undefined;
  });
  return asked;
}
