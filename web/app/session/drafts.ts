import { quietly } from './quietly.ts';
import { sessionState } from './session-state.ts';

/**
 * The dialogs whose draft survives the session: adding an application, by its solution, and renaming one, by its
 * number.
 */
export type DraftedDialog = 'add' | 'rename';

/** A draft kept in this tab; only the person who typed it sees it again. */
interface Draft {
  readonly userId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const keyOf = (dialog: DraftedDialog, about: string) => `draft-${dialog}-${about}`;

/** Keeps what was typed until the person is back from sign-in. */
export function saveDraft(dialog: DraftedDialog, about: string, values: Readonly<Record<string, unknown>>): void {
  const userId = sessionState().user?.id;
  if (!userId) return;
  const draft: Draft = { userId, values };
  quietly(() => sessionStorage.setItem(keyOf(dialog, about), JSON.stringify(draft)));
}

/** What the signed-in person typed before, or nothing. The values are as they were saved, not checked. */
export function readDraft(dialog: DraftedDialog, about: string): Draft['values'] | undefined {
  const userId = sessionState().user?.id;
  const draft = quietly(() => JSON.parse(sessionStorage.getItem(keyOf(dialog, about)) ?? 'null') as Draft | null);
  return userId !== undefined && draft?.userId === userId ? draft.values : undefined;
}

/** Forgets the draft: it was sent, or the person gave it up. */
export function dropDraft(dialog: DraftedDialog, about: string): void {
  quietly(() => sessionStorage.removeItem(keyOf(dialog, about)));
}

/**
 * Whether the signed-in person left a draft of adding this solution, so that its page opens the dialog again. False on
 * the server and while nobody is signed in.
 */
export function hasDraft(solutionCode: string): boolean {
  return readDraft('add', solutionCode) !== undefined;
}
