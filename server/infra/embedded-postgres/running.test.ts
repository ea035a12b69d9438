import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { useEmbeddedPostgres } from './index.ts';
import { ask, Playground } from './testing/owners.ts';

/** What a command does with an embedded database (spec: reliability.backup, settings.operators-database). */
const playground = new Playground();
afterEach(() => playground.clear());
afterAll(() => playground.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const words = 'select word from kept';

describe('a command on an embedded database', () => {
  it('works beside the portal that owns it and leaves it running', async () => {
    const dataDir = await playground.makeUsedFolder();
    const owner = await playground.start(dataDir);
    const beside = await useEmbeddedPostgres({ dataDir, log });
    expect(await ask(beside.connection, words)).toEqual([{ word: 'счёты' }]);
    await beside.stop();
    expect(await ask(owner.connection, words)).toEqual([{ word: 'счёты' }]);
  });

  it('starts it when no portal runs, and stops it again', async () => {
    const dataDir = await playground.makeUsedFolder();
    const alone = await useEmbeddedPostgres({ dataDir, log });
    expect(await ask(alone.connection, words)).toEqual([{ word: 'счёты' }]);
    await alone.stop();
    await expect(ask(alone.connection, words)).rejects.toThrow();
  });

  it('makes none where there is none', async () => {
    const dataDir = await playground.makeFolder('data');
    await expect(useEmbeddedPostgres({ dataDir, log })).rejects.toThrow('[no-embedded-database]');
  });
});
