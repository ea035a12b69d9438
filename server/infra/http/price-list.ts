import type pg from 'pg';
import type { Allowance, Cost, LaneRule, Unlimited } from '../../../contract/call-costs.ts';
import { fail } from '../failures/index.ts';
import { addressKey, countExactly, createLane, type Lane, networksOf, type SharedCounts } from '../limits/index.ts';
import type { Caller } from './caller.ts';

interface PriceListOptions {
  pool: pg.Pool;
  /** Connections of health and sign-in alone. */
  reserve: pg.Pool;
  shared: SharedCounts;
  /** How many times the listed allowances are given. */
  times: number;
}

interface Charge extends Allowance {
  readonly key: string;
}

interface Lanes {
  readonly strangers: Lane;
  readonly people: Lane | undefined;
}

/** Enforces what the contract says that a call may cost (spec: calls.costs). */
export class PriceList {
  readonly #options: PriceListOptions;
  readonly #lanes = new Map<string, Lanes>();

  constructor(options: PriceListOptions) {
    this.#options = options;
  }

  /**
   * Charges the caller, then runs the work, in its lane where it has one. Nothing is written before the charge but its
   * own count. @throws Failure the refusal of the call's cost
   */
  async run<Result>(
    { cost }: { cost: Cost | Unlimited },
    input: { params: unknown; query: unknown },
    caller: Caller,
    work: () => Promise<Result>,
  ): Promise<Result> {
    if ('unlimited' in cost) return work();
    const waitSeconds = await this.#charge(cost, caller);
    if (waitSeconds > 0) fail(cost.refusal, { retryAfterSeconds: waitSeconds });
    if (!cost.lane) return work();
    const lane = typeof cost.lane === 'function' ? cost.lane(input) : cost.lane;
    return this.#inLane(lane, cost, caller, work);
  }

  /** The seconds to wait; 0 when the caller may go on. */
  async #charge(cost: Cost, { viewer, origin, cookies }: Caller): Promise<number> {
    if (cost.sparesDevices && cookies?.device) return 0;
    const charges = this.#chargesOf(cost, origin.address, viewer?.userId);
    if (cost.counted === 'in memory')
      return Math.max(...charges.map((charge) => this.#options.shared.take(charge.key, charge)));
    const totals = await countExactly(
      cost.isReserved ? this.#options.reserve : this.#options.pool,
      charges.map(({ key, seconds }) => ({ key, points: 1, seconds })),
    );
    const allowed = new Map(charges.map(({ key, requests }) => [key, requests]));
    const over = totals.filter(({ key, points }) => points > (allowed.get(key) ?? 0));
    return Math.max(0, ...over.map(({ leftMs }) => Math.max(1, Math.ceil(leftMs / 1_000))));
  }

  #chargesOf({ name, address, account }: Cost, from: string, userId: string | undefined): Charge[] {
    const charge = (key: string, { requests, seconds }: Allowance, times = 1): Charge => ({
      key: `price:${name}:${key}`,
      requests: requests * times * this.#options.times,
      seconds,
    });
    return [
      ...networksOf(from).map(({ key, times }) => charge(key, address, times)),
      ...(userId === undefined ? [] : [charge(userId, account)]),
    ];
  }

  async #inLane<Result>(rule: LaneRule, cost: Cost, caller: Caller, work: () => Promise<Result>): Promise<Result> {
    const { strangers, people } = this.#lanesOf(rule);
    const place = addressKey(caller.origin.address);
    // Only while others fill the lane is it asked who somebody is: the usual reading needs no session.
    const userId = people && strangers.isFull() ? await userOf(caller) : undefined;
    // Wrapped, because work may well give `undefined` itself.
    const boxed = async () => ({ answer: await work() });
    const done = people && userId ? await people.run(userId, boxed) : await strangers.run(place, boxed);
    return (done ?? fail(cost.refusal, { retryAfterSeconds: Math.min(2, rule.waitSeconds) })).answer;
  }

  #lanesOf(rule: LaneRule): Lanes {
    const { name, atOnce, ofAddress, waiting, waitSeconds, forPeople, rest = 0 } = rule;
    const lanes = this.#lanes.get(name) ?? {
      strangers: createLane({ atOnce, ofOne: ofAddress, waiting, waitSeconds, rest }),
      people: forPeople > 0 ? createLane({ atOnce: forPeople, waiting, waitSeconds }) : undefined,
    };
    this.#lanes.set(name, lanes);
    return lanes;
  }
}

async function userOf({ viewer, recognise }: Caller): Promise<string | undefined> {
  return viewer?.userId ?? (await recognise?.());
}
