import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProxiedDatabase, type ProxiedDatabase } from '../../testing/proxied-database.ts';
import { listen } from './index.ts';

const patience = { timeout: 60_000, interval: 25 };

let proxied: ProxiedDatabase;
beforeEach(async () => {
  proxied = await createProxiedDatabase();
});
afterEach(() => proxied.close());

const say = (word: string) => proxied.database.pool.query("select pg_notify('words', $1)", [word]);
const listeners = async () => {
  const { rows } = await proxied.database.pool.query(
    "select 1 from pg_stat_activity where query = 'listen words' and datname = current_database()",
  );
  return rows.length;
};

describe('listening', () => {
  it('hears what is said, and says when it has begun', async () => {
    const heard: string[] = [];
    const onReconnect = vi.fn();
    const listener = await listen(proxied.through, 'words', (word) => heard.push(word), onReconnect);
    expect(onReconnect).toHaveBeenCalledTimes(1);
    await say('первое');
    await vi.waitFor(() => expect(heard).toEqual(['первое']), patience);
    await listener.close();
    await vi.waitFor(async () => expect(await listeners()).toBe(0), patience);
  });

  it('is taken up again after each loss, by one connection', async () => {
    const heard: string[] = [];
    const onReconnect = vi.fn();
    const listener = await listen(proxied.through, 'words', (word) => heard.push(word), onReconnect);
    for (const round of [1, 2, 3]) {
      await proxied.proxy.cut();
      await say('в пустоту');
      await proxied.proxy.heal();
      await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(round + 1), patience);
      await vi.waitFor(async () => expect(await listeners()).toBe(1), patience);
      await say(`после ${round}`);
      await vi.waitFor(() => expect(heard).toContain(`после ${round}`), patience);
    }
    expect(heard).toEqual(['после 1', 'после 2', 'после 3']);
    await listener.close();
  });

  it('begins by itself when the database comes later, and leaves nothing open that hung', async () => {
    proxied.proxy.hang();
    const heard: string[] = [];
    const listener = await listen(
      proxied.through,
      'words',
      (word) => heard.push(word),
      () => undefined,
    );
    await proxied.proxy.heal();
    await vi.waitFor(async () => expect(await listeners()).toBe(1), patience);
    await say('дождались');
    await vi.waitFor(() => expect(heard).toEqual(['дождались']), patience);
    await listener.close();
    await vi.waitFor(async () => expect(await listeners()).toBe(0), patience);
  });
});
