import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import settings from './site-settings.json' with { type: 'json' };
import solutions from './solutions.json' with { type: 'json' };

const folder = new URL('./', import.meta.url);
const read = (path: string) => readFile(new URL(path, folder), 'utf8');
const LARGEST_BYTES = 60 * 1024;

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([^\s>]+)[^>]*>/g)].map((match) => match[1] ?? '');
}
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '\n');
}

describe('the catalogue', () => {
  it('holds the solutions of the three tabs in their order', () => {
    const codes = (category: string) => solutions.filter((one) => one.category === category).map((one) => one.code);
    expect(codes('commercial')).toEqual(['ea', 'zup', 'rca', 'unf', 'ksr', 'mrk', 'rtl3']);
    expect(codes('government')).toEqual(['bgu', 'bgp', 'zik', 'bpk']);
    expect(codes('industry')).toEqual(['osi', 'apteka', 'bso']);
    expect(solutions.map((one) => one.position)).toEqual(solutions.map((_, index) => index + 1));
  });

  it('has solutions that can be tried and some that cannot', () => {
    expect(solutions.filter((one) => !one.enableDemo)).toHaveLength(2);
  });

  it('has names that split into a crumb and a title', () => {
    expect(solutions.filter((one) => /^\S.* для \S/.test(one.title)).length).toBeGreaterThanOrEqual(5);
  });
});

describe.each(solutions)('$code', (solution) => {
  it('has clean names of its own', () => {
    for (const text of [solution.title, solution.name, solution.shortDescription]) {
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[ \u00A0]{2}/);
      expect(text.length).toBeGreaterThan(3);
    }
    expect(solution.type).toBe(solution.code);
    expect(solutions.filter((one) => one.title === solution.title || one.name === solution.name)).toHaveLength(1);
  });

  it('has a description of three to five paragraphs in admitted tags', async () => {
    const html = await read(`solutions/${solution.code}/description.html`);
    expect(tagsOf(html).filter((tag) => !['p', 'ul', 'li', 'strong', 'h3'].includes(tag))).toEqual([]);
    expect(html).not.toMatch(/<\w+\s/);
    const paragraphs = html.match(/<p>/g)?.length ?? 0;
    expect(paragraphs).toBeGreaterThanOrEqual(3);
    expect(paragraphs).toBeLessThanOrEqual(5);
    expect(textOf(html)).not.toMatch(/[ \u00A0]{2}| [—]|"/);
  });

  it('has a list of six to ten possibilities', async () => {
    const html = await read(`solutions/${solution.code}/possibilities.html`);
    const items = [...html.matchAll(/<li>([^<]+)<\/li>/g)].map((match) => match[1] ?? '');
    expect(html).toBe(`<ul>\n${items.map((one) => `<li>${one}</li>\n`).join('')}</ul>\n`);
    expect(items.length).toBeGreaterThanOrEqual(6);
    expect(items.length).toBeLessThanOrEqual(10);
    for (const item of items) expect(item).not.toMatch(/[ \u00A0]{2}|\.$/);
  });

  it('has a logo', async () => {
    expect(await read(`media/logos/${solution.code}.svg`)).toContain('<svg');
  });

  it('has four to six pictures of the size it tells, light enough and with a narrow copy', async () => {
    expect(solution.screenShots.length).toBeGreaterThanOrEqual(4);
    expect(solution.screenShots.length).toBeLessThanOrEqual(6);
    for (const shot of [...solution.screenShots, ...(solution.mobileApp?.screenShots ?? [])]) {
      const file = new URL(`media/screens/${shot.file}`, folder);
      expect(shot.title.trim().length).toBeGreaterThan(3);
      expect(await sharp(await readFile(file)).metadata()).toMatchObject({
        format: 'webp',
        width: shot.width,
        height: shot.height,
      });
      expect((await stat(file)).size).toBeLessThanOrEqual(LARGEST_BYTES);
    }
    for (const shot of solution.screenShots) {
      const narrow = await readFile(new URL(`media/screens/${shot.file.replace('.webp', '-720.webp')}`, folder));
      expect((await sharp(narrow).metadata()).width).toBe(720);
    }
  });
});

describe('what lies beside', () => {
  it('has no picture that nobody shows', async () => {
    const shown = solutions.flatMap((one) => [
      ...one.screenShots.flatMap((shot) => [shot.file, shot.file.replace('.webp', '-720.webp')]),
      ...(one.mobileApp?.screenShots ?? []).map((shot) => shot.file),
    ]);
    expect((await readdir(new URL('media/screens/', folder))).toSorted()).toEqual(shown.toSorted());
  });

  it('has phones of links and breaks only, and a logo that is there', async () => {
    expect(new Set(tagsOf(settings.phoneNumber))).toEqual(new Set(['a', 'br']));
    expect(settings.phoneNumber.match(/href="tel:\+7\d{10}"/g)).toHaveLength(2);
    expect(await read(`media/${settings.headerLogo}`)).toContain('<svg');
    expect(settings.statistics).toHaveLength(3);
  });
});
