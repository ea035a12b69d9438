import { readFile } from 'node:fs/promises';
import { fail } from '../../infra/failures/index.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const time = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const cue = new RegExp(String.raw`^${time}[ \t]+-->[ \t]+${time}(?:[ \t]|$)`, 'm');

/** Refuses captions that no browser would show: WebVTT is UTF-8 and has a cue. @throws Failure `media.captions-unread` */
export async function checkCaptions(path: string): Promise<void> {
  const bytes = await readFile(path);
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch (error) {
    fail('media.captions-unread', { cause: error });
  }
  if (!cue.test(text.replaceAll('\r', '\n'))) fail('media.captions-unread');
}
