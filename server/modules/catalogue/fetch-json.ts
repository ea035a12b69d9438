interface Limits {
  /** The time limit for the whole answer, its body included. */
  answerWithinMs: number;
  maxBytes: number;
}

/**
 * JSON of a foreign service, from its own address alone: a redirect could lead the server to another one within its
 * network. @throws for no answer in time, a redirect, a status that is no success, too much, or no JSON
 */
export async function fetchJson(url: URL, { answerWithinMs, maxBytes }: Limits): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${url.host} answered ${response.status}`);
  }
  return JSON.parse(await readText(response, maxBytes));
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the stream, so that nothing more is received.
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error(`the answer is longer than ${maxBytes} bytes`);
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}
