import { useSyncExternalStore } from 'react';
import type { UserInfo } from '../../../contract/identity.ts';
import { t } from '../words/i18n.ts';

/** Who is here (spec: session.state). While `restoring`, what depends on the person is held back. */
export interface SessionState {
  readonly restoring: boolean;
  readonly user: UserInfo | null;
  readonly isForeignComputer: boolean;
}

const initial: SessionState = { restoring: true, user: null, isForeignComputer: false };

let state = initial;
const listeners = new Set<() => void>();

/** The session as it stands, outside React. */
export function sessionState(): SessionState {
  return state;
}

/** Changes the session and tells every component that shows it. */
export function setSession(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session for components; the server and the first paint in the browser see it as restoring. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState, () => initial);
}

/** What a person is called: name, else login, else e-mail, else «Пользователь» (spec: identity.display-name). */
export function displayName(user: UserInfo): string {
  return user.name || user.login || user.email || t('start:shell.nameless');
}
