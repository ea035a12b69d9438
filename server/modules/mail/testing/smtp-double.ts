import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** How the server treats the next letters. */
export type Behaviour =
  | 'accept'
  | 'delay'
  | 'refuse-recipient'
  | 'refuse-sender'
  | 'demand-password'
  | 'busy'
  | 'drop-before-content'
  | 'drop-after-content'
  | 'hang';

/** The same for all, or for each recipient by how often it has been tried, from 0. */
type Treatment = Behaviour | ((address: string, attempt: number) => Behaviour);

const delayMs = 400;

/** A mail server that can be told to misbehave. */
export interface SmtpDouble {
  readonly url: string;
  /** Letters it took, in order. */
  readonly taken: { envelopeTo: string[]; email: Email; raw: string }[];
  /** How often a client got to the recipient. */
  readonly tries: () => number;
  behave(how: Treatment): void;
  stop(): Promise<void>;
}

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** What is refused at the recipient; a wrong sender, too, as Postfix does. */
const refusals: Partial<Record<Behaviour, Error>> = {
  'refuse-recipient': answer(550, '5.1.1 no such user'),
  'refuse-sender': answer(553, '5.7.1 Sender address rejected: not owned by user portal'),
  busy: answer(451, '4.3.0 try again later'),
};

/** Starts one on a free port of this machine. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  let treatment: Treatment = 'accept';
  const attempts = new Map<string, number>();
  /** How each session is treated. */
  const behaviours = new WeakMap<object, Behaviour>();
  let tries = 0;
  const taken: SmtpDouble['taken'] = [];
  const { watch, cut } = createConnections();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hidePIPELINING: true,
    onMailFrom: (_address, _session, done) =>
      done(treatment === 'demand-password' ? answer(530, '5.7.0 Authentication required') : null),
    onRcptTo: ({ address }, session, done) => {
      tries += 1;
      const attempt = attempts.get(address) ?? 0;
      attempts.set(address, attempt + 1);
      const how = typeof treatment === 'function' ? treatment(address, attempt) : treatment;
      behaviours.set(session.envelope, how);
      if (refusals[how]) return done(refusals[how]);
      if (how === 'drop-before-content') return cut(session);
      setTimeout(done, how === 'delay' ? delayMs : 0);
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
        const how = behaviours.get(session.envelope);
        if (how === 'drop-after-content') return cut(session);
        if (how !== 'hang') setTimeout(done, how === 'delay' ? delayMs : 0);
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', watch);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    tries: () => tries,
    behave: (next) => {
      treatment = next;
    },
    stop: async () => {
      cut();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The connections that are open; `cut` breaks that of a session, or all of them. */
function createConnections() {
  const sockets = new Map<number, Socket>();
  return {
    watch: (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      sockets.set(port, socket);
      socket.on('close', () => sockets.delete(port));
      socket.on('error', () => undefined);
    },
    cut: (session?: { remotePort: number }) => {
      for (const [port, socket] of sockets) if (!session || port === session.remotePort) socket.destroy();
    },
  };
}
