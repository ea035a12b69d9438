import { quietly } from './quietly.ts';
import { sessionState } from './session-state.ts';

/**
 * The dialogs whose draft survives the session: adding an application, by its solution, and renaming one, by its
 * number.
 */
export type DraftedDialog = 'add' | 'rename';

/** All that has a draft: the dialogs, and the card of a partner, by its version. */
type Drafted = DraftedDialog | 'card';

/** A draft kept in this tab; only the person who typed it sees it again. */
interface Draft {
  readonly userId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const keyOf = (drafted: Drafted, about: string) => `draft-${drafted}-${about}`;

/** Keeps what the person typed until they are back; who that is has to be said where somebody else may be here by now. */
export function saveDraft(
  drafted: Drafted,
  about: string,
  values: Readonly<Record<string, unknown>>,
  userId = sessionState().user?.id,
): void {
  if (!userId) return;
  const draft: Draft = { userId, values };
  quietly(() => sessionStorage.setItem(keyOf(drafted, about), JSON.stringify(draft)));
}

/** What the signed-in person typed before, or nothing. The values are as they were saved, not checked. */
export function readDraft(drafted: Drafted, about: string): Draft['values'] | undefined {
  const userId = sessionState().user?.id;
  const draft = quietly(() => JSON.parse(sessionStorage.getItem(keyOf(drafted, about)) ?? 'null') as Draft | null);
  return userId !== undefined && draft?.userId === userId ? draft.values : undefined;
}

/** Forgets the draft: it was sent, or the person gave it up. */
export function dropDraft(drafted: Drafted, about: string): void {
  quietly(() => sessionStorage.removeItem(keyOf(drafted, about)));
}

/**
 * Whether the signed-in person left a draft of adding this solution, so that its page opens the dialog again. False on
 * the server and while nobody is signed in.
 */
export function hasDraft(solutionCode: string): boolean {
  return readDraft('add', solutionCode) !== undefined;
}
