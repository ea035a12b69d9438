import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { isOfPortal } from './explain-trouble.ts';
import { type MailTransport, type Message, Refused } from './mail.port.ts';

const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const connections = 5;
/** What is refused here is refused for the recipient or the content; before, nothing was said of them yet. */
const ofLetter = new Set(['RCPT TO', 'DATA']);
const tooLarge = 552;

/** The bytes of a message; `leaving` is called at the first read, when the mail server has agreed to take them. */
function leavingBytes(raw: Buffer, leaving: () => Promise<void>): Readable {
  let asked = false;
  return new Readable({
    read() {
      if (asked) return;
      asked = true;
      leaving().then(
        () => {
          this.push(raw);
          this.push(null);
        },
        (error: Error) => this.destroy(error),
      );
    },
  });
}

/** Hands letters to the mail server of `SMTP_URL`. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = nodemailer.createTransport({
    ...patience,
    url,
    pool: true,
    maxConnections: connections,
    // The outbox decides on a retry, because it alone knows whether the first attempt could have arrived.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const streams = new WeakMap<Buffer, Readable>();
  // The library reads a buffer before the server agrees; this stream it reads only after that.
  transport.use('stream', (mail, done) => {
    const stream = streams.get(mail.data.raw as Buffer);
    if (stream) mail.message.createReadStream = () => stream as ReturnType<typeof mail.message.createReadStream>;
    done();
  });
  return {
    repeatable: false,
    deliver: async ({ envelope, raw }: Message, leaving) => {
      streams.set(raw, leavingBytes(raw, leaving));
      try {
        const { response } = await transport.sendMail({ envelope: { from: envelope.from, to: [envelope.to] }, raw });
        return response;
      } catch (error) {
        throw asRefusal(error);
      }
    },
    cleanUp: async () => undefined,
    forget: async () => undefined,
    close: () => transport.close(),
  };
}

/** A refusal has the server's code; without one the outcome is unknown. */
function asRefusal(error: unknown): unknown {
  const { responseCode: code, command = '' } = error as { responseCode?: number; command?: string };
  if (!(error instanceof Error) || code === undefined || code < 400) return error;
  const isOfLetter = ofLetter.has(command) || code === tooLarge;
  return new Refused(error.message, code >= 500 && code !== 503 && isOfLetter && !isOfPortal(error.message));
}
