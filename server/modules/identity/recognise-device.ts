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
  const markOf = (kind: MarkKind, of: string) => markOfDevice(hasher, userId, kind, of);
  const token = device ?? (foreignComputer ? undefined : newSessionToken());
  const marks = [markOf('place', place), ...(token ? [markOf('cookie', token)] : [])];
  const { any, known } = await findDevices(db, userId, marks);
  await keepDevices(db, userId, marks);
  return { isNew: any && !known, token };
}

type MarkKind = 'cookie' | 'place';

const markOfDevice = (hasher: CodeHasher, userId: string, kind: MarkKind, of: string) =>
  hasher('device', `${userId}\n${kind}\n${of}`);

/**
 * What the account knows a browser by, if this cookie was set at a sign-in of this person; a place alone is no proof,
 * because others share it.
 */
export async function findKnownBrowser(
  db: Db,
  hasher: CodeHasher,
  userId: string,
  device: string | undefined,
): Promise<string | undefined> {
  if (device === undefined) return undefined;
  const mark = markOfDevice(hasher, userId, 'cookie', device);
  const { known } = await findDevices(db, userId, [mark]);
  return known ? mark.toString('base64url') : undefined;
}
