import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Film, secondsOf, timed } from './film.ts';
import { frameState } from './frame-state.ts';

const picture = { file: 'a.png', width: 1200, height: 2000, spots: {} };
const films = fc
  .record({
    layout: fc.constantFrom<Film['layout']>('promo', 'review'),
    shots: fc.array(fc.record({ words: fc.string({ minLength: 1, maxLength: 90 }), picture: fc.constant(picture) }), {
      minLength: 1,
      maxLength: 12,
    }),
  })
  .map((film): Film => film);

describe('a film', () => {
  it('has no gap between its shots, and gives more time to more words', () => {
    fc.assert(
      fc.property(films, (film) => {
        const shots = timed(film);
        shots.forEach((shot, index) => {
          expect(shot.from).toBe(shots[index - 1]?.to ?? 0);
          expect(shot.to - shot.from).toBeGreaterThanOrEqual(shot.words.length / 15);
        });
        expect(secondsOf(film)).toBe(shots.at(-1)?.to);
      }),
    );
  });

  it('never shows an empty stage nor two sentences over each other', () => {
    fc.assert(
      fc.property(films, fc.double({ min: 0, max: 1, noNaN: true }), (film, part) => {
        const shots = timed(film);
        const state = frameState(film, shots, part * secondsOf(film));
        const opacity = (id: string) => Number(state[id]?.opacity);
        expect(shots.some((_, index) => opacity(`shot-${index}`) > 0)).toBe(true);
        const whole = shots.findIndex((shot) => part * secondsOf(film) < shot.to);
        if (whole > 0) expect(opacity(`shot-${whole - 1}`) === 1 || opacity(`shot-${whole}`) === 1).toBe(true);
        expect(shots.filter((_, index) => opacity(`words-${index}`) > 0).length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts a bead to the left for each shot that has begun', () => {
    const film: Film = { layout: 'promo', shots: [1, 2, 3, 4].map((n) => ({ words: `${n}`, picture })) };
    const shots = timed(film);
    const places = [0, 1, 2, 3].map((index) =>
      Number(
        /-?[\d.]+/.exec(frameState(film, shots, (shots[1]?.to ?? 0) - 0.01)[`bead-${index}`]?.transform ?? '')?.[0],
      ),
    );
    expect(places).toEqual([0, 12, 1040 - 24, 1040 - 12]);
  });
});
