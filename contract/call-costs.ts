import type { FailureCode } from './failures.ts';

/** So many requests in so many seconds. */
export interface Allowance {
  readonly requests: number;
  readonly seconds: number;
}

/** How much dear work runs at once in a process; the rest waits its turn. */
export interface LaneRule {
  readonly name: string;
  readonly atOnce: number;
  /** Of one address at once. */
  readonly ofAddress: number;
  /** Of one address; further requests are refused. */
  readonly waiting: number;
  /** Who has waited longer is refused, because nobody looks at the answer any more. */
  readonly waitSeconds: number;
  /** Beside `atOnce`: for people who are signed in, so that strangers cannot fill every place. */
  readonly forPeople: number;
  /** How many times as long as the work took its place stays empty after it, so that a flood takes a share of a core. */
  readonly rest?: number;
}

/** What a call may cost whoever makes it. */
export interface Cost {
  /** Calls of one name share their counts. */
  readonly name: string;
  /**
   * `exactly`: in the database, by every process together, before anything is written. `in memory`: by each process,
   * which tells the others once a second, so that a reading writes no row.
   */
  readonly counted: 'exactly' | 'in memory';
  /** Offices and mobile networks share an address. */
  readonly address: Allowance;
  /** Of a signed-in person. */
  readonly account: Allowance;
  readonly lane?: LaneRule | ((input: { params: unknown; query: unknown }) => LaneRule);
  /** How long a statement may take where that is less than the usual 3 seconds. */
  readonly statementMs?: number;
  /** Whether its counting and its work have connections of their own, so that it waits behind no other call. */
  readonly isReserved?: boolean;
  /** Whoever sends the cookie of a device is counted by the call itself, once it knows whether the cookie is true. */
  readonly sparesDevices?: boolean;
  /** What the person reads beyond the allowance. */
  readonly refusal: FailureCode;
}

/** A call that nobody counts, and why. */
export interface Unlimited {
  readonly unlimited: string;
}

/** Says that a call costs nothing worth counting. */
export const unlimited = (reason: string): Unlimited => ({ unlimited: reason });

const minute = 60;
const tenMinutes = 600;
const hour = 3_600;
const refusal = 'common.too-often';

const searchLane = { name: 'search', atOnce: 2, ofAddress: 1, waiting: 20, waitSeconds: 5, forPeople: 1 };
const longSearchLane = { ...searchLane, name: 'long-search', atOnce: 1, rest: 3 };
const dearLane = { name: 'dear-reading', atOnce: 4, ofAddress: 3, waiting: 60, waitSeconds: 10, forPeople: 0 };
const uploadLane = { name: 'upload', atOnce: 1, ofAddress: 1, waiting: 10, waitSeconds: 12, forPeople: 0 };

/** A password is hashed. Wrong ones are counted by themselves, see decision 0011. */
const credential = {
  name: 'credential',
  counted: 'exactly',
  address: { requests: 600, seconds: minute },
  account: { requests: 60, seconds: minute },
  refusal,
} as const;

/** Words of a query from which on it is dear: hardly anybody types more, and the index is asked for each. */
const wordsOfLongSearch = 5;

function laneOfSearch({ params, query }: { params: unknown; query: unknown }): LaneRule {
  const typed = { ...(query as object), ...(params as object) } as { query?: unknown };
  const words = String(typed.query ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < wordsOfLongSearch ? searchLane : longSearchLane;
}

/**
 * The price list (decision 0036). A call of an office of 500 people at nine in the morning stays far below each figure;
 * `LIMITS_TIMES` multiplies all of them.
 */
export const costs = {
  /** A reading of a few rows. */
  read: {
    name: 'read',
    counted: 'in memory',
    address: { requests: 6_000, seconds: minute },
    account: { requests: 3_000, seconds: minute },
    refusal,
  },
  /** A reading over many rows: lists of a partner's customers and invitations. */
  dearRead: {
    name: 'dear-read',
    counted: 'in memory',
    address: { requests: 1_800, seconds: minute },
    account: { requests: 600, seconds: minute },
    lane: dearLane,
    refusal,
  },
  /** A list as a file, however many rows it has; that somebody took it is written down. */
  listFile: {
    name: 'list-file',
    counted: 'exactly',
    address: { requests: 120, seconds: tenMinutes },
    account: { requests: 60, seconds: tenMinutes },
    lane: dearLane,
    refusal,
  },
  search: {
    name: 'search',
    counted: 'in memory',
    address: { requests: 1_200, seconds: minute },
    account: { requests: 300, seconds: minute },
    lane: laneOfSearch,
    statementMs: 1_500,
    refusal: 'search.too-often',
  },
  write: {
    name: 'write',
    counted: 'exactly',
    address: { requests: 3_000, seconds: tenMinutes },
    account: { requests: 1_200, seconds: tenMinutes },
    refusal,
  },
  /** A writing that sends a letter. */
  letter: {
    name: 'letter',
    counted: 'exactly',
    address: { requests: 1_200, seconds: hour },
    account: { requests: 600, seconds: hour },
    refusal,
  },
  /** A letter that anybody may ask for. */
  recovery: {
    name: 'recovery',
    counted: 'exactly',
    address: { requests: 60, seconds: hour },
    account: { requests: 60, seconds: hour },
    refusal,
  },
  enquiry: {
    name: 'enquiry',
    counted: 'exactly',
    address: { requests: 5, seconds: tenMinutes },
    account: { requests: 5, seconds: tenMinutes },
    refusal: 'enquiries.too-often',
  },
  credential,
  /** Counts with `credential`, on connections of its own. */
  signIn: { ...credential, isReserved: true, sparesDevices: true },
  /** A code of a letter is checked, also while it is typed. Wrong ones are counted by themselves. */
  code: {
    name: 'code',
    counted: 'exactly',
    address: { requests: 3_000, seconds: tenMinutes },
    account: { requests: 600, seconds: tenMinutes },
    refusal,
  },
  /** A file is read and checked row by row (spec: partner-cabinet.import). */
  upload: {
    name: 'upload',
    counted: 'exactly',
    address: { requests: 300, seconds: hour },
    account: { requests: 60, seconds: hour },
    lane: uploadLane,
    refusal,
  },
  /** A picture or a film: received beside others, checked one at a time by the call itself. */
  file: {
    name: 'file',
    counted: 'exactly',
    address: { requests: 2_400, seconds: hour },
    account: { requests: 1_200, seconds: hour },
    refusal,
  },
} as const satisfies Record<string, Cost>;

/** Every request of an address, before anything is looked up: pages, files and calls alike. */
export const anyRequest: Allowance = { requests: 36_000, seconds: minute };

/** Pages that no cache has yet, of one address two at once. */
export const pageLane = { atOnce: 4, ofOne: 2, waiting: 60, waitSeconds: 5 };
