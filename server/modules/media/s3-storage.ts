import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { fail } from '../../infra/failures/index.ts';
import type { FileAnswer, FileRequest, FileSource, MediaStorage } from './media-storage.port.ts';

/** Where the bucket is and who may write to it. */
export interface S3Place {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
}

const answersWithinMs = 10_000;
const longestPutMs = 600_000;
const tries = 2;
const passedHeaders = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: Blob | Buffer;
}

/** The files of the library in a bucket of a service that speaks the API of S3; the bucket is in the path. */
export function openS3Storage({ endpoint, region, bucket, keyId, secret }: S3Place): MediaStorage {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: tries });
  const ask = async (key: string, asked: Asked) => {
    const url = `${endpoint.replace(/\/+$/, '')}/${bucket}/media/${key}`;
    const response = await inTime(asked.method === 'PUT' ? longestPutMs : answersWithinMs, (signal) =>
      client.fetch(url, { ...asked, signal } as RequestInit),
    );
    const { status } = response;
    // What the service refuses or cannot do is a matter of its settings, never of the person who asks.
    if (status < 400 || [404, 416].includes(status)) return response;
    await response.body?.cancel();
    fail('media.storage-down', { cause: new Error(`S3: ${asked.method} ${status}`), retryAfterSeconds: 60 });
  };
  return {
    put: async (key, source, type) => {
      const response = await ask(key, { method: 'PUT', body: await bodyOf(source), headers: { 'content-type': type } });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`S3: there is no bucket ${bucket}`);
      if ('path' in source) await rm(source.path, { force: true });
    },
    read: async (key) => {
      const response = await ask(key, { method: 'GET' });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      throw new Error(`S3: there is no ${key}`);
    },
    answer: async (key, { method, headers }: FileRequest) => answerOf(await ask(key, { method, headers })),
    remove: async (keys) => {
      for (const key of keys) await (await ask(key, { method: 'DELETE' })).body?.cancel();
    },
  };
}

const bodyOf = async (source: FileSource) => ('bytes' in source ? source.bytes : await openAsBlob(source.path));

/** Waits so long for the head of the answer; its body may take its time. @throws Failure `media.storage-down` */
async function inTime(mostMs: number, work: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), mostMs);
  try {
    return await work(late.signal);
  } catch (error) {
    fail('media.storage-down', { cause: error, retryAfterSeconds: 60 });
  } finally {
    clearTimeout(timer);
  }
}

function answerOf({ status, headers, body }: Response): FileAnswer | undefined {
  if (status === 404) return undefined;
  const passed = passedHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const stream = body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
  return { status, headers: Object.fromEntries(passed), body: stream };
}
