import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isServerPage, safeReturn } from './safe-return.ts';

describe('a person comes back', () => {
  test.each([
    '/my',
    '/my?solutions=ea,zup',
    '/subscriptions',
    '/solutions/ea',
    '/solutions?category=government',
    '/a/sm',
    '/a/ea/20001',
    '/apps/launch/20001',
    '/apps/begin_work/ea',
  ])('to %s', (path) => {
    expect(safeReturn(path)).toBe(path);
  });
});

describe('nobody is led away by', () => {
  test.each([
    null,
    '',
    'my',
    'https://evil.example',
    'https://evil.example/my',
    '//evil.example/my',
    '///evil.example',
    '/\\evil.example/my',
    '\\\\evil.example',
    '/\t/evil.example/my',
    '/\n/evil.example/my',
    '\t//evil.example',
    ' //evil.example',
    '/..//evil.example',
    '/..//',
    '/.//',
    '/my\\..\\..\\evil.example',
    '/my\0',
    'javascript:alert(1)',
    '/nowhere/at/all',
    '/api/v1/site/settings',
    '/healthz',
  ])('%j', (from) => {
    expect(safeReturn(from)).toBe('/my');
  });

  test.each(['/login', '/login/', '/LOGIN', '/login?from=/my', '/login#x', '/./login', '/a/../login', '/%6cogin'])(
    'sign-in itself: %s',
    (from) => {
      expect(safeReturn(from)).toBe('/my');
    },
  );

  test('any text at all', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '@',
        ':',
        '?',
        '#',
        '%2f',
        '%5c',
        '\t',
        '\n',
        'my',
        'login',
        'a',
        'sm',
      ),
      fc.constantFrom('solutions', 'evil.example', 'https:', 'javascript:', '\0', ' '),
      fc.string({ maxLength: 3 }),
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          address.map((text) => `/${text}`),
        ),
        (from) => {
          const target = safeReturn(from);
          expect(target).toMatch(/^\/(?![/\\])/);
          // Both a link and a script would stay here, whatever the base path.
          expect(new URL(target, 'https://portal.example/portal/').origin).toBe('https://portal.example');
          expect(new URL(`/portal${target}`, 'https://portal.example').pathname).toMatch(/^\/portal\//);
          expect(safeReturn(target)).toBe(target);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('a page that the server alone draws', () => {
  test.each([
    ['/a/ea/20001', true],
    ['/apps/launch/20001', true],
    ['/apps/begin_work/ea?x=1', true],
    ['/a/sm', false],
    ['/my', false],
    ['/nowhere', false],
  ])('%s: %s', (path, is) => {
    expect(isServerPage(path)).toBe(is);
  });
});
