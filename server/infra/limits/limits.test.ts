import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from './limits.ts';

describe('an address is counted', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('%s as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('any IPv6 address', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  const isMapped = (parts: readonly number[]) => parts.slice(0, 5).every((part) => part === 0) && parts[5] === 0xffff;

  test('is counted with all others of its /64 and with none beyond', () => {
    fc.assert(
      fc.property(
        groups,
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 0, max: 3 }),
        (one, host, at) => {
          fc.pre(!isMapped(one));
          const neighbour = [...one.slice(0, 4), ...host];
          fc.pre(!isMapped(neighbour));
          expect(addressKey(written(neighbour))).toBe(addressKey(written(one)));
          const stranger = one.map((part, index) => (index === at ? part ^ 1 : part));
          expect(addressKey(written(stranger))).not.toBe(addressKey(written(one)));
        },
      ),
    );
  });

  test('is counted alike however it is written', () => {
    const sparse = fc.array(fc.oneof(fc.constant(0), group), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(sparse, (parts) => {
        fc.pre(!isMapped(parts));
        const short = new URL(`http://[${written(parts)}]/`).hostname.slice(1, -1);
        const long = parts.map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join(':');
        expect(addressKey(short)).toBe(addressKey(long));
      }),
    );
  });
});
