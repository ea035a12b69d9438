import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats the next letters. */
export type Behaviour = 'accept' | 'refuse-recipient' | 'busy' | 'drop-before-content' | 'drop-after-content' | 'hang';

/** A mail server that can be told to misbehave. */
export interface SmtpDouble {
  readonly url: string;
  /** Letters it took, in order. */
  readonly taken: { envelopeTo: string[]; email: Email; raw: string }[];
  /** How often a client got to the recipient. */
  readonly tries: () => number;
  behave(how: Behaviour): void;
  stop(): Promise<void>;
}

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** Starts one on a free port of this machine. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  let how: Behaviour = 'accept';
  let tries = 0;
  const taken: SmtpDouble['taken'] = [];
  const sockets = new Set<{ destroy(): void }>();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hidePIPELINING: true,
    onRcptTo: (_address, _session, done) => {
      tries += 1;
      if (how === 'refuse-recipient') return done(answer(550, '5.1.1 no such user'));
      if (how === 'busy') return done(answer(451, '4.3.0 try again later'));
      if (how === 'drop-before-content') return cut();
      done();
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        const raw = Buffer.concat(parts).toString('utf8');
        taken.push({
          envelopeTo: session.envelope.rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(raw),
          raw,
        });
        if (how === 'drop-after-content') return cut();
        if (how !== 'hang') done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: { destroy(): void; on(name: string, then: () => void): void }) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries: () => tries,
    behave: (next) => {
      how = next;
    },
    stop: async () => {
      cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
