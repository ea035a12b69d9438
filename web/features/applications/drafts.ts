import { sessionState } from '../../app/session/index.ts';

/** What a dialog keeps when the session ends under it. */
interface Draft {
  readonly userId: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const keyOf = (dialog: 'add' | 'rename', about: string) => `draft-${dialog}-${about}`;

/** Storage can be refused by the browser's settings; then nothing is kept. */
function quietly<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function read(key: string): Draft | undefined {
  if (typeof sessionStorage === 'undefined') return undefined;
  const written = quietly(() => sessionStorage.getItem(key));
  return written ? quietly(() => JSON.parse(written) as Draft) : undefined;
}

/** Whether the signed-in person left words in the dialog that adds an application of this solution. */
export function hasDraft(solutionCode: string): boolean {
  const draft = read(keyOf('add', solutionCode));
  return draft !== undefined && draft.userId === sessionState().user?.id;
}
