import bowser from 'bowser';
import type { CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { Origin } from '../../infra/http/index.ts';
import { addressKey } from '../../infra/limits/index.ts';
import { findDevices, keepDevices } from './known-devices.store.ts';
import { newSessionToken } from './session-token.ts';

interface SigningIn {
  userId: string;
  foreignComputer: boolean;
  /** The long-lived cookie of the browser, if it has one. */
  device: string | undefined;
  origin: Origin;
}

/** What a sign-in learns about its browser. */
export interface Device {
  /** The person has signed in before, but never from here. */
  readonly isNew: boolean;
  /** The device cookie to set; a foreign computer gets none. */
  readonly token: string | undefined;
}

/**
 * Recognises a browser by its cookie, or by the network, the browser and the system together (decision 0031). Stores
 * both as keyed hashes, so that the table does not reveal where people are.
 */
export async function recogniseDevice(
  db: Db,
  hasher: CodeHasher,
  { userId, foreignComputer, device, origin }: SigningIn,
): Promise<Device> {
  const { browser, os } = bowser.parse(origin.userAgent || '-');
  const place = [addressKey(origin.address), browser.name, os.name].join('\n');
  const markOf = (kind: 'cookie' | 'place', of: string) => hasher('device', `${userId}\n${kind}\n${of}`);
  const token = device ?? (foreignComputer ? undefined : newSessionToken());
  const marks = [markOf('place', place), ...(token ? [markOf('cookie', token)] : [])];
  const { any, known } = await findDevices(db, userId, marks);
  await keepDevices(db, userId, marks);
  return { isNew: any && !known, token };
}
