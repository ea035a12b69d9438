import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountKey, mailboxKey, spellingKeys } from './mailbox-key.ts';

describe('one mailbox', () => {
  test.each([
    ['anna@example.kz', 'Anna@Example.KZ'],
    ['anna@example.kz', ' anna@example.kz\u00a0'],
    ['anna@example.kz', 'an\u200bna@example.kz'],
    ['anna@example.kz', '\ufeffanna@example.kz'],
    ['anna@example.kz', 'anna@ｅｘａｍｐｌｅ.kz'],
    ['анна@почта.рф', 'АННА@ПОЧТА.РФ'],
    ['анна@почта.рф', 'анна@xn--80a1acny.xn--p1ai'],
    ['анна@почта.рф', 'анна@XN--80A1ACNY.xn--p1ai'],
    ['анна@почта.рф', 'анна@xn--80a1acny.рф'],
    ['анна@почта.рф', 'анна@почта.xn--p1ai'],
    ['и\u0306ога@example.kz', 'йога@example.kz'],
    ['info@счёты.қаз', 'info@сче\u0308ты.қаз'],
    ['info@счёты.қаз', 'info@xn--q1acor2a.xn--80ao21a'],
  ])('is %j and %j', (one, other) => {
    expect(mailboxKey(other)).toBe(mailboxKey(one));
    expect(accountKey(other)).toBe(accountKey(one));
    expect(spellingKeys(one)).toEqual(expect.arrayContaining([accountKey(one)]));
  });

  test.each([
    ['anna@example.kz', 'anna@example.com'],
    ['anna@example.kz', 'anna.k@example.kz'],
    ['anna@example.kz', 'anna+1@example.kz'],
    ['anna@example.kz', 'аnna@example.kz'],
    ['anna@example.kz', 'anna@exаmple.kz'],
    ['анна@почта.рф', 'anna@почта.рф'],
    ['анна@почта.рф', 'анна@почта.бел'],
    ['семён@почта.рф', 'семен@почта.рф'],
  ])('is not %j and %j', (one, other) => {
    expect(mailboxKey(other)).not.toBe(mailboxKey(one));
  });

  test('has one key, whatever was typed, and a login is counted as before', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.emailAddress()), (text) => {
        expect(mailboxKey(mailboxKey(text))).toBe(mailboxKey(text));
        expect(accountKey(accountKey(text))).toBe(accountKey(text));
        expect(accountKey(text.toUpperCase())).toBe(accountKey(text.toUpperCase().toLowerCase()));
      }),
    );
    expect([accountKey('Demo'), accountKey('dеmо'), accountKey(' ANNA@example.kz')]).toEqual([
      'demo',
      'demo',
      'anna@example.kz',
    ]);
  });
});
