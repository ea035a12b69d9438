const askWithinMs = 1_000;
const nameOf = (userId: string) => `portal-session-${userId}`;

let heldFor: string | undefined;
let letGo: () => void = () => undefined;

/**
 * Holds a shared lock of the person's session as long as this tab is open, so that new tabs see that a foreign
 * computer's session is in use (spec: session.tab-lock). Without Web Locks a channel answers for the tab. Resolves when
 * other tabs can see it.
 */
export function holdTabLock(userId: string): Promise<void> {
  if (heldFor === userId) return Promise.resolve();
  heldFor = userId;
  if (navigator.locks) {
    return new Promise((granted) => {
      void navigator.locks.request(nameOf(userId), { mode: 'shared' }, () => {
        granted();
        return new Promise<void>((release) => {
          letGo = release;
        });
      });
    });
  }
  const channel = new BroadcastChannel(nameOf(userId));
  channel.onmessage = (event) => event.data === 'anyone?' && channel.postMessage('here');
  letGo = () => channel.close();
  return Promise.resolve();
}

/** Releases the lock: the session is over, and no new tab may join it. */
export function dropTabLock(): void {
  heldFor = undefined;
  letGo();
}

/** Whether an open tab holds the person's session. */
export async function isHeldByATab(userId: string): Promise<boolean> {
  if (navigator.locks) {
    const { held } = await navigator.locks.query();
    return held?.some((lock) => lock.name === nameOf(userId)) ?? false;
  }
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(nameOf(userId));
    const answer = (held: boolean) => {
      channel.close();
      resolve(held);
    };
    channel.onmessage = (event) => event.data === 'here' && answer(true);
    channel.postMessage('anyone?');
    setTimeout(answer, askWithinMs, false);
  });
}
