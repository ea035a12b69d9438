import type { Log } from '../log/index.ts';

/** The signed-in person behind a call, as the sessions table knows them at this moment. */
export interface Viewer {
  readonly sessionId: string;
  readonly userId: string;
  readonly roles: readonly string[];
  /** All subscribers of the user; the current one is `currentSubscriberId`. */
  readonly subscriberIds: readonly string[];
  readonly currentSubscriberId: string | null;
  readonly foreignComputer: boolean;
}

/** Where a call came from, for audit rows and limits. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Sets and clears the session's cookies on the answer; absent in process. */
export interface SessionCookies {
  readonly token: string | undefined;
  /** The cookie that names the browser across sessions, if it has one. */
  readonly device: string | undefined;
  /** `device`, where given, stays after the session. */
  set(token: string, foreignComputer: boolean, device?: string): void;
  clear(): void;
}

/** Everything a handler may know of its caller. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly origin: Origin;
  readonly cookies: SessionCookies | null;
  readonly log: Log;
  /** The id of the person whose session came with a call that is the same for everybody; asked for only where it helps. */
  recognise?(): Promise<string | undefined>;
}

/** A caller of a call that requires a signed-in person. */
export interface SignedInCaller extends Caller {
  readonly viewer: Viewer;
}
