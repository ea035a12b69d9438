import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, hasDraft, readDraft, saveDraft } from './drafts.ts';
import { sessionState, setSession } from './index.ts';

const signIn = (id: string | null) =>
  setSession({
    ...sessionState(),
    restoring: false,
    user:
      id === null
        ? null
        : { id, name: '', login: id, email: null, subscribers: [], roles: ['subscriber'], isForeignComputer: false },
  });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  signIn('marina');
});
afterEach(() => {
  vi.unstubAllGlobals();
  signIn(null);
});

describe('a draft', () => {
  it('is there for the person who typed it, after the session was over', () => {
    saveDraft('add', 'ea', { name: 'Кедр', run: false });
    signIn(null);
    expect(hasDraft('ea')).toBe(false);
    signIn('marina');
    expect(hasDraft('ea')).toBe(true);
    expect(readDraft('add', 'ea')).toEqual({ name: 'Кедр', run: false });
  });

  it('belongs to one dialog and one solution', () => {
    saveDraft('add', 'ea', { name: 'Кедр' });
    expect(hasDraft('zup')).toBe(false);
    expect(readDraft('rename', 'ea')).toBeUndefined();
  });

  it('is not shown to another person who signs in here', () => {
    saveDraft('add', 'ea', { name: 'Кедр' });
    signIn('timur');
    expect(hasDraft('ea')).toBe(false);
  });

  it('goes when it is dropped', () => {
    saveDraft('rename', '20001', { name: 'Кедр' });
    dropDraft('rename', '20001');
    expect(readDraft('rename', '20001')).toBeUndefined();
  });

  it('is none where storage is refused, spoiled or absent', () => {
    vi.stubGlobal('sessionStorage', { getItem: () => '{spoiled' });
    expect(hasDraft('ea')).toBe(false);
    vi.stubGlobal('sessionStorage', undefined);
    saveDraft('add', 'ea', { name: 'Кедр' });
    dropDraft('add', 'ea');
    expect(hasDraft('ea')).toBe(false);
  });
});
