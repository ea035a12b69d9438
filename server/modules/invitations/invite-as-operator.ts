import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce, findMade, type Once } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { mailboxKey, spellingKeys } from '../identity/index.ts';
import { findPartner, otherPartnerOf, refuseAsWorkingFor, spellCity } from '../partners/index.ts';
import { addSubscriber, lockSubscriber } from '../subscribers/index.ts';
import { resendInvitation, revokeInvitation, takeOne } from './change-invitation.ts';
import { type ColleagueInvitation, takeColleagueInvitation } from './colleague-invitations.store.ts';
import { isOver } from './invitations.store.ts';
import { insertPartner, inviterOf, keepOwnSubscriber, takePartner } from './invitations-console.store.ts';
import {
  type ColleagueRules,
  colleaguesInviter,
  invitedOnce,
  inviteInto,
  type WantedColleague,
} from './invite-colleague.ts';
import { type CustomerRules, customersInviter, inviteCustomerOf, type NewCustomer } from './invite-customer.ts';
import { invitedBefore } from './invited-before.ts';
import type { Inviter } from './inviter.ts';

/** What the operator's invitations need besides the database. */
export interface OperatorRules {
  customers: CustomerRules;
  colleagues: ColleagueRules;
}

/** An organisation's inviter for whom no membership is needed. */
const anyColleaguesInviter = (rules: ColleagueRules): Inviter<ColleagueInvitation> => ({
  ...colleaguesInviter(rules),
  begin: async (db, _, id) => ({
    limitKey: id,
    run: (work) =>
      inTransaction(db, async (transaction) => {
        const subscriberId = (await inviterOf(transaction, id))?.subscriberId ?? fail('invitations.unknown');
        await lockSubscriber(transaction, subscriberId);
        const invitation = await takeColleagueInvitation(transaction, subscriberId, id);
        return work(transaction, invitation ?? fail('invitations.unknown'));
      }),
  }),
});

/** The inviter of an invitation, whoever that is. */
async function withInviter<Result>(
  db: Db,
  id: string,
  { customers, colleagues }: OperatorRules,
  work: {
    customer(inviter: ReturnType<typeof customersInviter>): Result;
    colleague(inviter: Inviter<ColleagueInvitation>): Result;
  },
): Promise<Awaited<Result>> {
  const { partnerId } = (await inviterOf(db, id)) ?? fail('console.absent');
  if (partnerId === null) return await work.colleague(anyColleaguesInviter(colleagues));
  const partner = (await findPartner(db, partnerId)) ?? fail('console.absent');
  return await work.customer(customersInviter(customers.mailing, async () => partner));
}

/** Sends anybody's invitation again; once for a key. @throws Failure of the call */
export function resendAny(
  db: Db,
  caller: SignedInCaller,
  asked: { id: string; key?: string | undefined },
  rules: OperatorRules,
): Promise<void> {
  return withInviter(db, asked.id, rules, {
    customer: (inviter) => resendInvitation(db, caller, inviter, asked, rules.customers),
    colleague: (inviter) => resendInvitation(db, caller, inviter, asked, rules.colleagues),
  });
}

/** Revokes anybody's invitation. @throws Failure of the call */
export function revokeAny(
  db: Db,
  caller: SignedInCaller,
  { id, reason }: { id: string; reason: string },
  rules: OperatorRules,
): Promise<void> {
  return withInviter(db, id, rules, {
    customer: (inviter) => revokeInvitation(db, caller, inviter, id, reason),
    colleague: (inviter) => revokeInvitation(db, caller, inviter, id, reason),
  });
}

/** Invites somebody into an organisation, once for a key; returns the invitation's id. @throws Failure of the call */
export async function inviteIntoAny(
  db: Db,
  caller: SignedInCaller,
  { key, ...wanted }: WantedColleague & Once,
  { colleagues }: OperatorRules,
): Promise<string> {
  const asked = invitedOnce(caller, wanted, key);
  // What is done already takes none of the day's allowance.
  const made = await findMade(db, asked);
  if (made === undefined) await takeOne(colleagues.letters, wanted.subscriberId, colleaguesInviter(colleagues));
  const invite = async (transaction: Db) => {
    if (!(await lockSubscriber(transaction, wanted.subscriberId))) fail('console.absent');
    return inviteInto(transaction, caller, wanted, colleagues);
  };
  return inTransaction(db, (transaction) => doOnce(transaction, asked, () => invite(transaction)));
}

/** Invites a customer in the name of a partner, once for a key; returns the invitation's id. @throws Failure of the call */
export async function inviteForAny(
  db: Db,
  caller: SignedInCaller,
  { partnerId, ...form }: NewCustomer & { partnerId: number },
  { customers }: OperatorRules,
): Promise<string> {
  const partner = (await findPartner(db, partnerId)) ?? fail('people.unknown-partner');
  return inviteCustomerOf(db, caller, partner, form, customers);
}

const openedBefore = {
  organization:
    'Организация уже заведена с прежними данными, хотя ответ до вас не дошёл: она стоит в списке организаций. Если сохранить ещё раз, появится вторая.',
  partner:
    'Партнёр уже заведён с прежними данными, хотя ответ до вас не дошёл: он стоит в списке партнёров. Если сохранить ещё раз, появится второй.',
};

interface NewOrganization {
  key?: string | undefined;
  name: string;
  partnerId: number | null;
  email: string;
}

/** Makes an organisation whose owner comes by an invitation; returns its id. @throws Failure of the call */
export async function openOrganization(
  db: Db,
  caller: SignedInCaller,
  { key, ...organization }: NewOrganization,
  { colleagues }: OperatorRules,
): Promise<string> {
  const { name, partnerId, email } = organization;
  const open = async (transaction: Db) => {
    if (partnerId !== null && !(await findPartner(transaction, partnerId))) fail('people.unknown-partner');
    const subscriberId = await makeOrganization(transaction, caller, { name, partnerId });
    await inviteInto(transaction, caller, { subscriberId, email, role: 'owner' }, colleagues);
    return subscriberId;
  };
  const { userId } = caller.viewer;
  const sent = { ...organization, email: mailboxKey(email) };
  const asked = { userId, key, what: 'subscriber-created', asked: sent, otherwise: openedBefore.organization };
  return inTransaction(db, (transaction) => doOnce(transaction, asked, () => open(transaction)));
}

async function makeOrganization(
  transaction: Db,
  { viewer, origin }: SignedInCaller,
  { name, partnerId }: Pick<NewOrganization, 'name' | 'partnerId'>,
): Promise<string> {
  const subscriberId = await addSubscriber(transaction, { name, partnerId });
  const change = { before: null, after: { name, partnerId } };
  const about = { origin, userId: viewer.userId, subscriberId, object: `subscriber:${subscriberId}`, change };
  await writeAudit(transaction, { action: 'subscriber-created', ...about });
  return subscriberId;
}

interface NewPartner {
  key?: string | undefined;
  name: string;
  city: string;
  phone: string;
  email: string;
}

/**
 * Makes a partner that the directory does not show yet, with an organisation of its own, whose owner comes by an
 * invitation and gets the cabinet with it; returns its number. @throws Failure of the call
 */
export async function openPartner(
  db: Db,
  caller: SignedInCaller,
  { key, email, ...partner }: NewPartner,
  { colleagues }: OperatorRules,
): Promise<string> {
  const { viewer, origin } = caller;
  const { userId } = viewer;
  const open = async (transaction: Db) => {
    const made = { ...partner, city: await spellCity(transaction, partner.city), mail: email };
    const id = await insertPartner(transaction, made);
    const change = { before: null, after: made };
    const about = { origin, userId, object: `partner:${id}`, change };
    await writeAudit(transaction, { action: 'partner-created', ...about });
    await inviteToCabinet(transaction, caller, { id, name: partner.name, subscriberId: null }, email, colleagues);
    return String(id);
  };
  const form = { ...partner, email: mailboxKey(email) };
  const asked = { userId, key, what: 'partner-created', asked: form, otherwise: openedBefore.partner };
  return inTransaction(db, (transaction) => doOnce(transaction, asked, () => open(transaction)));
}

/** Invites somebody into a partner's cabinet, once for a key; returns the invitation's id. @throws Failure of the call */
export async function inviteIntoPartner(
  db: Db,
  caller: SignedInCaller,
  { key, partnerId, email }: { partnerId: number; email: string } & Once,
  { colleagues }: OperatorRules,
): Promise<string> {
  const invite = async (transaction: Db) => {
    const partner = (await takePartner(transaction, partnerId)) ?? fail('people.unknown-partner');
    return inviteToCabinet(transaction, caller, partner, email, colleagues);
  };
  const what = `invited-to-cabinet:${partnerId}`;
  const asked = {
    userId: caller.viewer.userId,
    key,
    what,
    asked: { email: mailboxKey(email) },
    otherwise: invitedBefore(email),
    isUndone: isOver,
  };
  return inTransaction(db, (transaction) => doOnce(transaction, asked, () => invite(transaction)));
}

async function inviteToCabinet(
  transaction: Db,
  caller: SignedInCaller,
  partner: { id: number; name: string; subscriberId: string | null },
  email: string,
  rules: ColleagueRules,
): Promise<string> {
  const other = await otherPartnerOf(transaction, partner.id, spellingKeys(email));
  if (other !== undefined) refuseAsWorkingFor(other);
  const isFirst = partner.subscriberId === null;
  const subscriberId =
    partner.subscriberId ?? (await makeOrganization(transaction, caller, { name: partner.name, partnerId: null }));
  if (isFirst) await keepOwnSubscriber(transaction, partner.id, subscriberId);
  await lockSubscriber(transaction, subscriberId);
  const role = isFirst ? 'owner' : 'user';
  return inviteInto(transaction, caller, { subscriberId, email, role, intoPartnerId: partner.id }, rules);
}
