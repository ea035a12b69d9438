import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedAddress, parseVideoLink } from './video-link.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_'];
const id = fc.string({ unit: fc.constantFrom(...letters), minLength: 11, maxLength: 11 });
const host = fc.constantFrom('www.youtube.com', 'youtube.com', 'm.youtube.com');
const scheme = fc.constantFrom('https://', 'http://', '//', '');
const more = fc.constantFrom('', 't=12', 'si=Ab_c', 'feature=share&t=3');

describe('a link of the video host', () => {
  it('is recognised in the form /shorts/', () => {
    fc.assert(
      fc.property(scheme, host, id, more, (start, name, video, query) => {
        const link = `${start}${name}/shorts/${video}${query && `?${query}`}`;
        expect(parseVideoLink(link)).toEqual({ kind: 'hosted', id: video, short: true });
      }),
    );
  });

  it('is recognised in the form youtu.be/', () => {
    fc.assert(
      fc.property(scheme, id, more, (start, video, query) => {
        const link = `${start}youtu.be/${video}${query && `?${query}`}`;
        expect(parseVideoLink(link)).toEqual({ kind: 'hosted', id: video, short: false });
      }),
    );
  });

  it('is recognised in the form watch?v=, wherever v stands', () => {
    fc.assert(
      fc.property(scheme, host, id, more, fc.boolean(), (start, name, video, query, first) => {
        const parts = [`v=${video}`, query].filter(Boolean);
        const link = `${start}${name}/watch?${(first ? parts : parts.reverse()).join('&')}`;
        expect(parseVideoLink(link)).toEqual({ kind: 'hosted', id: video, short: false });
      }),
    );
  });

  it.each([
    '',
    'video',
    'https://youtu.be/',
    'https://youtube.com/watch',
    'https://youtube.com/watch?v=',
    'https://youtube.com/shorts/',
    'https://youtube.com/channel/abc',
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://evil.example/shorts/abcdefghijk',
    'https://evilyoutu.be/abcdefghijk',
    'https://youtu.be@evil.example/abcdefghijk',
    'https://youtu.be/a%22b',
    'javascript:alert(1)//youtu.be/abcdefghijk',
    '/media/reviews/review.mov',
    '//evil.example/media/review.mp4',
    'https://evil.example/media/review.mp4',
    '/mediareview.mp4',
  ])('is not seen in %s', (link) => {
    expect(parseVideoLink(link)).toBeNull();
  });

  it('never brings more into the frame’s address than its letters, whatever it is', () => {
    const parts = fc.array(
      fc.oneof(
        fc.constantFrom('https://', 'youtube.com', 'youtu.be', '/shorts/', '/watch?v=', '"', '<', '&', '#', '/../'),
        id,
        fc.string(),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(parts, fc.boolean(), (pieces, autoplay) => {
        const link = parseVideoLink(pieces.join(''));
        if (link?.kind !== 'hosted') return;
        const address = new URL(embedAddress(link, autoplay));
        expect(address.origin).toBe('https://www.youtube-nocookie.com');
        expect(address.pathname).toBe(`/embed/${link.id}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a file of the portal', () => {
  it('is recognised at the root and under a base path, MP4 and WebM', () => {
    for (const src of ['/media/reviews/review-1.mp4', '/portal/media/a/b.mp4', '/media/a.mp4?v=2', '/media/u/1/a.webm'])
      expect(parseVideoLink(src)).toEqual({ kind: 'file', src });
  });
});

describe('the frame’s address', () => {
  it('leaves out the controls of a short one alone', () => {
    expect(embedAddress({ id: 'abc', short: true }, false)).toContain('controls=0');
    expect(embedAddress({ id: 'abc', short: false }, false)).not.toContain('controls');
  });

  it('begins by itself only when asked to', () => {
    expect(embedAddress({ id: 'abc', short: false }, true)).toContain('autoplay=1');
    expect(embedAddress({ id: 'abc', short: false }, false)).not.toContain('autoplay');
  });
});
