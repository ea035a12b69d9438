import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport, Message } from './mail.port.ts';

const dayMs = 86_400_000;

/** A file's name: the time and the number of the letter, without its recipient. */
function fileName({ id, createdAt }: Message): string {
  return `${createdAt.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
}

/** The letter's number in a file's name. */
const numberOf = /-(\d+)\.eml(?:\.\d+\.tmp)?$/;

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /\.(eml|tmp)$/.test(name)).map((name) => join(folder, name));
}

/** Writes each letter into a folder as one file that only its owner may read; used when there is no mail server. */
export function createFileTransport(folder: string): MailTransport {
  return {
    repeatable: true,
    deliver: async (message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, fileName(message));
      const draft = `${target}.${process.pid}.tmp`;
      // Written under another name first, so that nobody reads half a letter.
      await writeFile(draft, message.raw, { mode: 0o600, flush: true });
      await rename(draft, target);
      return undefined;
    },
    cleanUp: async (days) => {
      for (const file of await listFiles(folder)) {
        const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
        if (age > days * dayMs) await rm(file, { force: true });
      }
    },
    forget: async (ids) => {
      const wanted = new Set(ids);
      for (const file of await listFiles(folder))
        if (wanted.has(numberOf.exec(file)?.[1] ?? '')) await rm(file, { force: true });
    },
    close: () => undefined,
  };
}
