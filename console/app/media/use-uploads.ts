import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { drawRequestKey } from '../../../contract/draw-request-key.ts';
import { type ConsoleMedium, getMediaLimits, uploadMedium } from '../../../contract/media-console.ts';
import type { MediaKind } from '../../../contract/media-console.values.ts';
import { request } from '../request.ts';
import { sendFile } from '../send-file.ts';
import { sizeInWords } from './picture-of.ts';

/** One file on its way into the library. */
export interface Upload {
  readonly key: number;
  /** So that a file whose answer was lost is taken in once. */
  readonly requestKey: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'checking' | 'done' | 'failed';
  /** The share that has been sent. */
  readonly share: number;
  readonly medium?: ConsoleMedium;
  /** Why it has failed, in a sentence. */
  readonly reason?: string;
}

const atOnce = 2;
const megabyte = 1024 * 1024;
let lastKey = 0;

/** What the portal takes, in bytes. */
export const useMediaLimits = () =>
  useQuery({ queryKey: ['media', 'limits'], queryFn: () => request(getMediaLimits, {}), staleTime: Infinity }).data;

/** What a file will most likely be found to be. */
function kindOf(name: string, type: string): MediaKind {
  if (type === 'image/svg+xml') return 'vector';
  if (type.startsWith('image/')) return 'picture';
  return /\.vtt$/i.test(name) ? 'captions' : 'video';
}

/** Why a file need not even be sent, where that is known. */
function useTooLarge(): (file: File) => string | undefined {
  const limits = useMediaLimits();
  const translate = useTranslate();
  return ({ name, type, size }) => {
    if (!limits) return undefined;
    const kind = kindOf(name, type);
    if (size <= limits[kind]) return undefined;
    const inMegabytes = Object.fromEntries(Object.entries(limits).map(([name, bytes]) => [name, bytes / megabyte]));
    return translate('media.tooLarge', { ...inMegabytes, size: sizeInWords(size) });
  };
}

/** Sends files into the library, two at a time, and tells how far each is. */
export function useUploads(onUploaded?: (medium: ConsoleMedium) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const leaving = useRef(new AbortController());
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const tooLarge = useTooLarge();
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);
  const change = useCallback(
    (key: number, part: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload))),
    [],
  );
  const send = useCallback(
    async ({ key, requestKey, file }: Upload) => {
      change(key, { state: 'sending', share: 0 });
      const onSent = (share: number) => change(key, { share, state: share < 1 ? 'sending' : 'checking' });
      try {
        const watch = { onSent, signal: leaving.current.signal };
        const medium = await sendFile(uploadMedium, { query: { name: file.name, key: requestKey } }, file, watch);
        change(key, { state: 'done', medium });
        onUploaded?.(medium);
        // A list that is being asked for may have been read before the file was there, and is not asked for twice.
        await queryClient.cancelQueries({ queryKey: ['media', 'getList'] });
        refresh();
      } catch (error) {
        change(key, { state: 'failed', reason: error instanceof Error ? error.message : '' });
      }
    },
    [change, onUploaded, queryClient, refresh],
  );
  useEffect(() => {
    const going = uploads.filter(({ state }) => state === 'sending' || state === 'checking').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - going));
    for (const upload of next) void send(upload);
  }, [uploads, send]);
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const reason = tooLarge(file);
      lastKey += 1;
      const state = reason ? 'failed' : 'waiting';
      return { key: lastKey, requestKey: drawRequestKey(), file, share: 0, state, ...(reason && { reason }) };
    });
    setUploads((all) => [...added, ...all]);
  };
  return {
    uploads,
    add,
    again: (key: number) => change(key, { state: 'waiting' }),
    dismiss: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
    dismissDone: () => setUploads((all) => all.filter(({ state }) => state !== 'done')),
  };
}
