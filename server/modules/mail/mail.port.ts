/** A letter ready to leave: whom it goes to, and its bytes by RFC 5322. */
export interface Message {
  readonly id: string;
  readonly createdAt: Date;
  readonly envelope: { readonly from: string; readonly to: string };
  readonly raw: Buffer;
}

/** The transport letters leave by: a mail server, or files for a portal without one. */
export interface MailTransport {
  /** Whether handing the same message over twice leaves one letter. */
  readonly repeatable: boolean;
  /**
   * Hands the message over. `leaving` is awaited before the first byte that could make it arrive; its failure keeps the
   * message here. @throws Refused when the other side said no, any other error when it cannot be told.
   */
  deliver(message: Message, leaving: () => Promise<void>): Promise<void>;
  /** Removes what the transport itself keeps of letters older than `days`. */
  cleanUp(days: number): Promise<void>;
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
