import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { type LetterTopic, stopLettersPath } from '../../contract/mail.ts';
import { drawCode, inGroups, openCodeHasher } from '../../server/infra/codes/index.ts';
import { type Connection, openDatabase } from '../../server/infra/database/index.ts';
import { invitationCodeLength } from '../../server/modules/invitations/index.ts';
import { signStopToken } from '../../server/modules/mail/index.ts';
import {
  type BuiltSecondFactor,
  buildApplication,
  buildInvitation,
  buildPartner,
  buildSubscriber,
  buildSubscription,
  buildUser,
} from '../../server/seed/index.ts';
import { makeFailedJob } from './failed-job.ts';
import { letAnHourPass, makeStaff, type StaffRole } from './staff.ts';

type Status = 'preparation' | 'ready' | 'error';

/** A subscriber organisation to be made for a person. */
export interface WantedSubscriber {
  readonly name: string;
  /** Name of the tariff and days from today to its end; null has no end. */
  readonly subscriptions?: readonly (readonly [tariffName: string, endsInDays: number | null])[];
  readonly applications?: readonly (readonly [solutionCode: string, name: string, status?: Status])[];
}

export interface WantedPerson {
  readonly name?: string;
  readonly subscribers?: readonly WantedSubscriber[];
}

export interface Person {
  readonly id: string;
  readonly login: string;
  readonly password: string;
  readonly name: string;
  readonly subscribers: readonly { readonly id: string; readonly name: string; readonly code: string }[];
}

/** Somebody who holds an invitation. */
export interface Guest {
  readonly email: string;
  readonly code: string;
  readonly partner: string;
}

/** Makes people who belong to one test alone. */
export interface People {
  make(wanted?: WantedPerson): Promise<Person>;
  /**
   * Makes a person who works for a partner of their own, which serves the organisations of the given people;
   * the directory does not show it unless asked to, so that journeys may count who is in it.
   */
  makePartner(
    customers?: readonly Person[],
    how?: { published?: boolean },
  ): Promise<Person & { readonly partner: string }>;
  /**
   * Makes somebody of the console. Without a second factor, which the demo allows on its owner's own machine, unless one is
   * wanted.
   */
  makeStaff(role: StaffRole): Promise<Person>;
  makeStaff(role: StaffRole, how: { withSecondFactor: true }): Promise<Person & BuiltSecondFactor>;
  /** Lets an hour pass since the sign-in and the last proof, or since the last use of the person's sessions. */
  letAnHourPass(person: Person, since: 'proof' | 'use'): Promise<void>;
  /** Makes a background job that has failed; returns its id. */
  failJob(): Promise<string>;
  /** The address below the portal's that the person's letters of a topic are stopped by. */
  stopLink(person: Person, topic: LetterTopic): Promise<string>;
  /** Makes an invitation of a partner, as if its letter had been sent. */
  invite(wanted?: { email?: string }): Promise<Guest>;
  close(): Promise<void>;
}

const password = 'Kostyashki-10';
/** The lightest there is: people sign in a hundred times in a run, and a hash says itself how heavy it is. */
const lightly = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const unique = () => randomBytes(5).toString('hex');

/** Opens the portal's database to make people in it. */
export function openPeople(connection: Connection): People {
  const { db, close } = openDatabase(connection, { maxConnections: 2, onIdleError: () => undefined });
  const kept = hash(password, lightly).then((made) => ({ hash: made }));
  const makeSubscriber = async (wanted: WantedSubscriber, userId: string) => {
    const { name, subscriptions = [], applications = [] } = wanted;
    const code = unique();
    const id = await buildSubscriber(db, { name, code }, [userId]);
    for (const [tariffName, endsInDays] of subscriptions) await buildSubscription(db, id, tariffName, endsInDays);
    for (const [solutionCode, title, status] of applications)
      await buildApplication(db, { subscriberId: id, solutionCode, name: title, ...(status && { status }) });
    return { id, name, code };
  };
  return {
    make: async ({ name = 'Айгуль Сейтова', subscribers = [{ name: 'ТОО «Ромашка»' }] } = {}) => {
      const login = `person-${unique()}`;
      const id = await buildUser(db, { login, password: await kept, name, email: `${login}@example.kz` });
      const made: Person['subscribers'][number][] = [];
      for (const wanted of subscribers) made.push(await makeSubscriber(wanted, id));
      const [current] = made;
      if (current)
        await db.updateTable('users').set({ current_subscriber_id: current.id }).where('id', '=', id).execute();
      return { id, login, password, name, subscribers: made };
    },
    makePartner: async (customers = [], { published = false } = {}) => {
      const login = `partner-${unique()}`;
      const name = 'Данияр Ли';
      const id = await buildUser(db, {
        login,
        password: await kept,
        name,
        email: `${login}@example.kz`,
        roles: ['partner'],
      });
      const partner = `ТОО «Надёжный счёт ${unique()}»`;
      const partnerId = await buildPartner(db, { name: partner, code: unique(), published });
      await db.insertInto('partner_members').values({ user_id: id, partner_id: partnerId }).execute();
      const served = customers.flatMap(({ subscribers }) => subscribers.map((one) => one.id));
      if (served.length > 0)
        await db.updateTable('subscribers').set({ partner_id: partnerId }).where('id', 'in', served).execute();
      return { id, login, password, name, subscribers: [], partner };
    },
    makeStaff: async (role: StaffRole, how?: { withSecondFactor: true }) => {
      const login = `${role}-${unique()}`;
      const made = await makeStaff(db, { login, password: await kept, role, withSecondFactor: how !== undefined });
      return { ...made, login, password, subscribers: [], ...(made.secondFactor as BuiltSecondFactor) };
    },
    letAnHourPass: ({ id }, since) => letAnHourPass(db, id, since),
    failJob: () => makeFailedJob(db),
    stopLink: async ({ id }, topic) =>
      `${stopLettersPath}/${signStopToken(await openCodeHasher(db), { userId: id, topic })}`,
    invite: async ({ email = `guest-${unique()}@example.kz` } = {}) => {
      const partner = `ТОО «Надёжный счёт ${unique()}»`;
      const partnerId = await buildPartner(db, { name: partner, code: unique(), published: false });
      const code = inGroups(drawCode(invitationCodeLength));
      await buildInvitation(db, await openCodeHasher(db), { partnerId, email, code, customerName: 'ТОО «Гость»' });
      return { email, code, partner };
    },
    close,
  };
}
