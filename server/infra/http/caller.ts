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
  /** Of whoever works in the console: there is none, this session has yet to show it, or has shown it. */
  readonly secondFactor: 'none' | 'asked' | 'shown';
  /** Whether the person has proved within the last 10 minutes who they are. */
  readonly provedFreshly: boolean;
}

/** Where a call came from, for audit rows and limits. */
export interface Origin {
  readonly requestId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Sets and clears the session's cookies on the answer; absent in process. */
export interface SessionCookies {
  /** As it was sent, also by a browser whose person has left: it opens nothing, and may be ended. */
  readonly token: string | undefined;
  /** The cookie that names the browser across sessions, if it has one. */
  readonly device: string | undefined;
  /** `device`, where given, stays after the session. */
  set(token: string, foreignComputer: boolean, device?: string): void;
  clear(): void;
}

/** The bytes of a file as they come in, for a call that takes one; nothing is read before the handler asks. A broken connection throws Failure `common.malformed`. */
export interface IncomingFile {
  readonly bytes: AsyncIterable<Buffer>;
  /** How many there will be, where the sender says so. */
  readonly announced: number | undefined;
}

/** Everything a handler may know of its caller. */
export interface Caller {
  readonly viewer: Viewer | null;
  readonly origin: Origin;
  readonly cookies: SessionCookies | null;
  readonly log: Log;
  /** The demo on its owner's own machine, whose operator may go without a second factor. */
  readonly isOwnDemo?: boolean;
  readonly file?: IncomingFile | undefined;
  /** The id of the person whose session came with a call that is the same for everybody; asked for only where it helps. */
  recognise?(): Promise<string | undefined>;
}

/** A caller of a call that requires a signed-in person. */
export interface SignedInCaller extends Caller {
  readonly viewer: Viewer;
}
