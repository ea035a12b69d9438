import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeReviews } from './merge-reviews.ts';

const lists = fc
  .uniqueArray(fc.integer({ min: 1 }))
  .chain((ids) => fc.tuple(fc.constant(ids), fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length })))
  .map(([ids, isVideo]) => ({
    texts: ids.filter((_, index) => !isVideo[index]).map((id) => ({ id })),
    videos: ids.filter((_, index) => isVideo[index]).map((id) => ({ id })),
  }));

test('the merged list holds every review of both once, the greatest number first', () => {
  fc.assert(
    fc.property(lists, ({ texts, videos }) => {
      const before = structuredClone([texts, videos]);
      const merged = mergeReviews(texts, videos).map(({ id }) => id);
      expect(merged).toEqual([...texts, ...videos].map(({ id }) => id).sort((one, other) => other - one));
      expect([texts, videos]).toEqual(before);
    }),
  );
});
