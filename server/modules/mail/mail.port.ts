/** A letter ready to leave: whom it goes to, and its bytes by RFC 5322. */
export interface Message {
  readonly id: string;
  readonly createdAt: Date;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: Buffer;
}

/** The transport of letters: a mail server, or files for a portal without one. */
export interface MailTransport {
  /** Whether delivering the same message twice makes one letter. */
  readonly repeatable: boolean;
  /**
   * Delivers the message. `leaving` is awaited before the first byte that could make it arrive; when it fails nothing
   * is sent. Returns what the other side said when it took the letter. @throws Refused when the other side refused, any
   * other error when the outcome is unknown.
   */
  deliver(message: Message, leaving: () => Promise<void>): Promise<string | undefined>;
  /** Removes what the transport itself stores of letters older than `days`. */
  cleanUp(days: number): Promise<void>;
  /** Removes what the transport itself stores of these letters. */
  forget(ids: readonly string[]): Promise<void>;
  close(): void;
}

/** The other side refused the message; `forGood` when it would refuse it again. */
export class Refused extends Error {
  readonly forGood: boolean;
  constructor(message: string, forGood: boolean) {
    super(message);
    this.name = 'Refused';
    this.forGood = forGood;
  }
}
