import { randomUUID } from 'node:crypto';
import type { MemberRole } from '../../../contract/members.values.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { doOnce, type Once } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { lockSubscriber } from '../subscribers/index.ts';
import { type ChangeRules, giveRole, takeOut } from './change-member.ts';
import { addedLetter } from './letters/added-letter.ts';
import {
  addMember,
  countMembers,
  findMember,
  makeCurrentWhereNone,
  nameOfSubscriber,
  storeShownAsCurrent,
} from './members.store.ts';
import { personIsThere } from './members-console.store.ts';

/** What the operator's changes of people need besides the database. */
export interface KeepRules extends ChangeRules {
  membersAtMost: number;
}

/** `<person>_<organisation>`, as the console names a place in an organisation. */
function placeOf(id: string) {
  const [userId = '', subscriberId = ''] = id.split('_');
  return { userId, subscriberId };
}

const actingOf = ({ viewer, origin }: SignedInCaller) => ({ userId: viewer.userId, origin });

/** The person in the organisation, which stays locked for the transaction. @throws Failure `console.absent`, `people.no-member` */
async function takePlace(transaction: Db, id: string) {
  const place = placeOf(id);
  if (!(await lockSubscriber(transaction, place.subscriberId))) fail('console.absent');
  const member = await findMember(transaction, place.subscriberId, place.userId);
  return { ...place, member: member ?? fail('people.no-member') };
}

interface NewPlace {
  userId: string;
  subscriberId: string;
  role: MemberRole;
}

const isMember = async (db: Db, { subscriberId, userId }: { subscriberId: string; userId: string }) =>
  (await findMember(db, subscriberId, userId)) !== undefined;

/** @throws Failure `console.absent`, `members.too-many`, `people.member-already` */
async function letIn(transaction: Db, place: NewPlace, membersAtMost: number): Promise<void> {
  if (!(await lockSubscriber(transaction, place.subscriberId))) fail('console.absent');
  if (!(await personIsThere(transaction, place.userId))) fail('console.absent');
  const { all } = await countMembers(transaction, place.subscriberId);
  if (all >= membersAtMost) fail('members.too-many');
  await storeShownAsCurrent(transaction, place.userId);
  if (!(await addMember(transaction, place))) fail('people.member-already');
}

const doneBefore = {
  added:
    'Человек уже добавлен в организацию, которую вы выбрали раньше, хотя ответ до вас не дошёл. Если нажать ещё раз, он будет и в новой.',
  moved:
    'Человек уже переведён с прежними данными, хотя ответ до вас не дошёл. Закройте окно и посмотрите на карточке человека, где он теперь.',
};

/** Tells whoever the operator has let in (spec: members.letters). */
async function tellAdded(transaction: Db, { subscriberId, userId, role }: NewPlace, { mailing }: ChangeRules) {
  const member = await findMember(transaction, subscriberId, userId);
  if (!member?.email) return;
  const subscriberName = await nameOfSubscriber(transaction, subscriberId);
  await mailing.outbox.queueMail(transaction, {
    key: `member-added:${randomUUID()}`,
    kind: 'member-joined',
    to: { name: member.name, address: member.email },
    letter: await addedLetter(transaction, { subscriberName, role, base: mailing.base }),
  });
}

/** Adds a person to an organisation, who gets a letter; once for a key. Returns the place. @throws Failure of the call */
export async function addToOrganization(
  db: Db,
  caller: SignedInCaller,
  { key, ...place }: NewPlace & Once,
  rules: KeepRules,
): Promise<string> {
  const { userId, subscriberId, role } = place;
  const add = async (transaction: Db) => {
    await letIn(transaction, place, rules.membersAtMost);
    await makeCurrentWhereNone(transaction, place);
    if (userId !== caller.viewer.userId) await tellAdded(transaction, place, rules);
    const change = { before: null, after: { role }, personId: userId };
    const about = { ...actingOf(caller), subscriberId, object: `user:${userId}`, change };
    await writeAudit(transaction, { action: 'member-added', ...about });
    return `${userId}_${subscriberId}`;
  };
  const what = `member-added:${userId}`;
  const isUndone = async (of: Db, made: string) => !(await isMember(of, placeOf(made)));
  const asked = {
    userId: caller.viewer.userId,
    key,
    what,
    asked: { subscriberId, role },
    otherwise: doneBefore.added,
    isUndone,
  };
  return inTransaction(db, (transaction) => doOnce(transaction, asked, () => add(transaction)));
}

/** Gives somebody another role in an organisation. @throws Failure of the call */
export async function changeRoleIn(
  db: Db,
  caller: SignedInCaller,
  { id, role }: { id: string; role: MemberRole },
  rules: KeepRules,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const place = await takePlace(transaction, id);
    await giveRole(transaction, actingOf(caller), { ...place, role }, rules);
  });
}

/** Takes somebody out of an organisation, which may be left empty; once for a key. @throws Failure of the call */
export async function removeFromOrganization(
  db: Db,
  caller: SignedInCaller,
  { id, key }: { id: string } & Once,
  rules: KeepRules,
): Promise<void> {
  const remove = async (transaction: Db) => {
    const place = await takePlace(transaction, id);
    await takeOut(transaction, actingOf(caller), { ...place, mayEmpty: true }, rules);
    return id;
  };
  const isUndone = (of: Db) => isMember(of, placeOf(id));
  const asked = { userId: caller.viewer.userId, key, what: `member-removed:${id}`, isUndone };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => remove(transaction)));
}

/** Moves somebody from one organisation to another, all or nothing; once for a key. @throws Failure of the call */
export async function moveMember(
  db: Db,
  caller: SignedInCaller,
  { id, subscriberId, role, key }: { id: string; subscriberId: string; role: MemberRole } & Once,
  rules: KeepRules,
): Promise<void> {
  const { userId, subscriberId: from } = placeOf(id);
  if (from === subscriberId) fail('people.member-already');
  const move = async (transaction: Db) => {
    // In one order, whoever moves whom.
    for (const one of [from, subscriberId].sort()) await lockSubscriber(transaction, one);
    const place = await takePlace(transaction, id);
    await letIn(transaction, { userId, subscriberId, role }, rules.membersAtMost);
    await takeOut(transaction, actingOf(caller), { ...place, mayEmpty: true, movedTo: { subscriberId, role } }, rules);
    await makeCurrentWhereNone(transaction, { userId, subscriberId, from });
    const [before, after] = [
      { subscriberId: from, role: place.member.role },
      { subscriberId, role },
    ];
    const change = { before, after, personId: userId };
    const about = { ...actingOf(caller), subscriberId, object: `user:${userId}`, change };
    await writeAudit(transaction, { action: 'member-moved', ...about });
    return `${userId}_${subscriberId}`;
  };
  const what = `member-moved:${id}`;
  const isUndone = (of: Db) => isMember(of, placeOf(id));
  const asked = {
    userId: caller.viewer.userId,
    key,
    what,
    asked: { subscriberId, role },
    otherwise: doneBefore.moved,
    isUndone,
  };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => move(transaction)));
}
