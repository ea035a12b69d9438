import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '../../../contract/media-console.values.ts';
import { fail } from '../../infra/failures/index.ts';

/** What a file is by its bytes, whatever its name says. */
export interface FileType {
  readonly kind: MediaKind;
  /** Of the file that came in. */
  readonly format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'svg' | 'mp4' | 'webm' | 'vtt';
}

const known: Readonly<Record<string, FileType>> = {
  'image/jpeg': { kind: 'picture', format: 'jpeg' },
  'image/png': { kind: 'picture', format: 'png' },
  'image/webp': { kind: 'picture', format: 'webp' },
  'image/avif': { kind: 'picture', format: 'avif' },
  'image/gif': { kind: 'picture', format: 'gif' },
  'video/mp4': { kind: 'video', format: 'mp4' },
  'video/x-m4v': { kind: 'video', format: 'mp4' },
  'video/webm': { kind: 'video', format: 'webm' },
};
const programs =
  /x-msdownload|x-elf|x-mach|java|x-rpm|x-deb|x-apple-diskimage|zip|rar|7z|gzip|x-tar|zstd|bzip|x-xz|cab|x-ms-shortcut|wasm|x-compress/;

/** XML has no signature: its first element tells, after a prologue, comments and a document type. Each part can end in one place alone, so that no text makes the expression try many. */
const beforeSvg =
  /^\s*(?:(?:<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i;

/** Text files have no signature of their own: captions begin with the name of their format, or with their first cue. */
const beginsVtt = /^WEBVTT(?:[ \t\r\n]|$)/;
const beginsSubrip = /^\s*\d+[ \t]*\r?\n\d{2}:\d{2}:\d{2},\d{3} --> /;

/** Of either order of bytes, with a mark or without: every other byte of these letters is a zero. */
const beginsUtf16Vtt = (head: Buffer) =>
  /^WEBVTT.?$/s.test(Buffer.from(head.subarray(0, 14).filter((byte) => byte > 0 && byte < 0xfe)).toString('latin1'));

/** @throws Failure `media.program`, `media.heic`, `media.animated`, `media.subrip`, `media.captions-encoding`, `media.other-picture`, `media.other-video`, `media.not-media` */
export async function findFileType(head: Buffer): Promise<FileType> {
  const text = head.toString('utf8').replace(/^\ufeff/, '');
  if (beforeSvg.test(text)) return { kind: 'vector', format: 'svg' };
  if (beginsVtt.test(text)) return { kind: 'captions', format: 'vtt' };
  if (beginsSubrip.test(text)) fail('media.subrip');
  if (beginsUtf16Vtt(head)) fail('media.captions-encoding');
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime ?? '';
  const type = known[mime];
  if (type) return type;
  if (mime === 'image/apng') fail('media.animated');
  if (/^image\/hei[cf]/.test(mime)) fail('media.heic');
  if (programs.test(mime) || head.toString('latin1', 0, 2) === '#!') fail('media.program');
  if (mime.startsWith('image/')) fail('media.other-picture');
  fail(mime.startsWith('video/') ? 'media.other-video' : 'media.not-media');
}
