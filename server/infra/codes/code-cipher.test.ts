import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openCodeCipher } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('opens what any process of the installation has sealed', async () => {
  const [one, other] = await Promise.all([openCodeCipher(database.db), openCodeCipher(database.db)]);
  const sealed = one.seal('JBSWY3DPEHPK3PXP', 'person');
  expect(other.open(sealed, 'person')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed.includes('JBSWY3DPEHPK3PXP')).toBe(false);
  expect(one.seal('JBSWY3DPEHPK3PXP', 'person')).not.toEqual(sealed);
});

it('opens neither what belongs to another nor what was changed', async () => {
  const cipher = await openCodeCipher(database.db);
  const sealed = cipher.seal('JBSWY3DPEHPK3PXP', 'person');
  expect(() => cipher.open(sealed, 'another')).toThrow();
  for (const place of [0, 14, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => cipher.open(changed, 'person')).toThrow();
  }
});
