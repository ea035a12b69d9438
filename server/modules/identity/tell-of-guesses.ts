import type { Db } from '../../infra/database/index.ts';
import type { Mailing } from '../mail/index.ts';
import { guessesLetter } from './letters/guesses-letter.ts';

interface Owner {
  id: string;
  login: string;
  name: string;
  email: string | null;
}

/** Queues the letter to the owner of an account that is guessed at; one a day at most (spec: identity.guesses-letter). */
export async function tellOfGuesses(db: Db, { outbox, base }: Mailing, owner: Owner): Promise<void> {
  if (!owner.email) return;
  await outbox.queueMail(db, {
    key: `guesses:${owner.id}:${new Date().toISOString().slice(0, 10)}`,
    kind: 'guesses',
    to: { name: owner.name, address: owner.email },
    letter: await guessesLetter(db, { login: owner.login, at: new Date(), base }),
  });
}
