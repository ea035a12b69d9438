import { describe, expect, it } from 'vitest';
import partners from './partners.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };
import { filesOf, readPlain } from './testing/read-texts.ts';
import videoReviews from './video-reviews.json' with { type: 'json' };

const sources = [...filesOf('content'), ...filesOf('server/seed')]
  .filter((file) => /\.(?:json|html|ts)$/.test(file) && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readPlain(file) }));
const placesOf = (name: string) => sources.filter(({ text }) => text.includes(name)).map(({ file }) => file);

const seed = readPlain('server/seed/load-accounts.ts');
const staff = [...seed.matchAll(/'(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)'/gu)].map(([, name = '']) => name);
const customers = [...readPlain('server/seed/load-invitations.ts').matchAll(/name: '([^']+)'/g)].map(
  ([, name = '']) => name,
);
const allReviews = [...reviews, ...videoReviews].map((one) => ({
  ...one,
  firm: /«(.+)»/.exec(one.info)?.[1]?.replaceAll('\u00A0', ' ') ?? '',
}));
const quoted = (name: string) => /«(.+)»/.exec(name.replaceAll('\u00A0', ' '))?.[1] ?? name;

describe('an invented person or firm lives in one place', () => {
  it('knows the staff of the demo and its customers', () => {
    expect(staff).toHaveLength(4);
    expect(customers.length).toBeGreaterThanOrEqual(6);
  });

  it.each(staff)('%s of the demo is nobody else', (name) => {
    expect(placesOf(name)).toEqual(['server/seed/load-accounts.ts']);
  });

  it.each(allReviews)('$fio and the firm write a review and nothing else', ({ fio, firm }) => {
    expect(placesOf(fio)).toHaveLength(1);
    expect(placesOf(`«${firm}»`)).toHaveLength(1);
  });

  it.each(partners)('$name serves customers and is none', ({ name }) => {
    expect(placesOf(`«${quoted(name)}»`)).toEqual(['content/partners.json']);
  });

  it.each(customers)('%s is invited and is no reviewer and no partner', (name) => {
    expect(placesOf(quoted(name))).toEqual(['server/seed/load-invitations.ts']);
  });
});
