import { expect } from 'vitest';
import type { Application } from '../../contract/applications.ts';
import type { EagerClient } from './eager-client.ts';

const applications = '/service/bl/get/applications';
const perPage = 100;

/** What was acknowledged of one application, and what was asked for it and never answered. */
interface Written {
  name: string;
  unanswered: string | undefined;
}

/** All that writers have been told is kept, by the application's address. */
export class WriteLedger {
  readonly kept = new Map<string, Written>();
  /** Names of additions that were never answered: they may be there, once. */
  readonly doubtful = new Set<string>();
  acknowledged = 0;

  /** Adds and renames until the portal refuses or is gone, or it is said to be over. */
  async write(client: EagerClient, cookie: string, prefix: string, isOver: () => boolean): Promise<void> {
    for (let count = 0; !isOver(); count += 1) {
      const name = `${prefix}-${count}`;
      this.doubtful.add(name);
      const add = { method: 'POST', cookie, body: { code: 'ea', name } } as const;
      const added = await client.ask('/service/bl/application/add', add);
      if (added.status !== 200) return;
      this.doubtful.delete(name);
      const { url } = (JSON.parse(added.body) as { application: Application }).application;
      const written: Written = { name, unanswered: undefined };
      this.kept.set(url, written);
      this.acknowledged += 1;
      written.unanswered = `${name} новое`;
      const rename = { method: 'POST', cookie, body: { url, name: written.unanswered } } as const;
      const renamed = await client.ask('/service/bl/application/rename', rename);
      if (renamed.status !== 200) return;
      Object.assign(written, { name: written.unanswered, unanswered: undefined });
      this.acknowledged += 1;
    }
  }

  /** Expects each of these, or each at all, among the applications that are there, under a name that was asked for. */
  expectKept(all: readonly Application[], urls: Iterable<string> = this.kept.keys()): void {
    const names = new Map(all.map(({ url, name }) => [url, name]));
    expect(names.size).toBe(all.length);
    for (const url of urls) {
      const { name, unanswered } = this.kept.get(url) ?? {};
      expect([name, unanswered].includes(names.get(url)), `${url}: ${names.get(url)}, kept ${name}`).toBe(true);
    }
  }
}

/** The newest applications of the person, at least so many, or all. */
export async function readNewest(client: EagerClient, cookie: string, atLeast: number): Promise<Application[]> {
  const all: Application[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await client.ask(`${applications}?count=${perPage}&page=${page}`, { cookie });
    expect(status).toBe(200);
    const answer = JSON.parse(body) as { content: Application[]; totalPages: number };
    all.push(...answer.content);
    if (page >= answer.totalPages || all.length >= atLeast) return all;
  }
}
