import { connect } from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Writes bytes to a port as they are, reads until the server hangs up, and gives the first answer of what came. */
export function sendRaw(port: number, ...chunks: (string | Buffer)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const parts: Buffer[] = [];
    // A server that has answered may refuse the rest of what is sent: what it said is what counts.
    const finish = () => (parts.length > 0 ? resolve(parse(Buffer.concat(parts).toString('latin1'))) : undefined);
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('close', () => {
      finish();
      reject(new Error('the server hung up without an answer'));
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (parts.length === 0 && error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.once('connect', () => {
      for (const chunk of chunks) socket.write(chunk);
    });
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString('utf8');
  return { statusCode: Number(status.split(' ')[1]), headers, body };
}
