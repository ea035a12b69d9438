import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { openDatabase } from '../../server/infra/database/index.ts';
import type { PortalPlace } from './start-portal.ts';

/** A letter as the mail program of its receiver has it. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Addresses of the links, in their order. */
  readonly links: readonly string[];
}

async function lettersTo(folder: string, address: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const letters = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
  return letters.filter(({ to }) => to?.some((one) => one.address === address));
}

/** Waits until the portal has written a letter of this subject to the address, as a file of its outbox. */
export async function waitForLetter({ outbox }: PortalPlace, address: string, subject: RegExp): Promise<Letter> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        found = (await lettersTo(outbox, address)).find((letter) => subject.test(letter.subject ?? ''));
        return found !== undefined;
      },
      { message: `a letter ${subject} to ${address}`, timeout: 60_000 },
    )
    .toBe(true);
  const links = [...(found?.html ?? '').matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  return { subject: found?.subject ?? '', text: found?.text ?? '', links };
}

/** How many letters to the address stand in the outbox, whether or not they have gone. */
export async function countLetters({ connection }: PortalPlace, address: string): Promise<number> {
  const database = openDatabase(connection, { maxConnections: 1, onIdleError: () => undefined });
  try {
    const letters = database.db.selectFrom('mails').select('id').where('recipient_address', '=', address);
    return (await letters.execute()).length;
  } finally {
    await database.close();
  }
}
