import type { AnnouncementForm } from '../../../contract/announcements.forms.ts';
import type {
  addAnnouncement as addCall,
  ConsoleAnnouncement,
  changeAnnouncement as changeCall,
} from '../../../contract/announcements-console.ts';
import type { CheckedInput } from '../../../contract/call.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { changedBefore, doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { SignedInCaller } from '../../infra/http/index.ts';
import { tellChange } from '../../infra/page-cache/index.ts';
import { insertAnnouncement, readAnnouncement, readTimes, updateAnnouncement } from './announcements-console.store.ts';
import { shownKind } from './shown-kind.ts';

/** What people read; the rest may change without showing it again to those who have dismissed it. */
const readFields = ['kind', 'title', 'text', 'link', 'linkText'] as const;

/** What the audit keeps of an announcement. */
export const valuesOf = (of: ConsoleAnnouncement) => {
  const { id: _id, state: _state, dismissals: _dismissals, version: _version, ...values } = of;
  return values;
};

const addedBefore =
  'Объявление уже сохранено с прежним содержанием, хотя ответ до вас не дошёл: оно стоит в списке объявлений, исправьте его там. Если сохранить ещё раз, объявлений станет два.';

const removedBefore =
  'Это объявление уже было сохранено, хотя ответ до вас не дошёл, и потом его удалили. Если сохранить ещё раз, оно появится снова.';

/** Writes a new announcement. @throws Failure of the call */
export function addAnnouncement(
  db: Db,
  { key, ...form }: CheckedInput<typeof addCall>['body'],
  { viewer, origin }: SignedInCaller,
): Promise<ConsoleAnnouncement> {
  const { userId } = viewer;
  const add = async (transaction: Db) => {
    const id = await insertAnnouncement(transaction, await inItsTime(transaction, form));
    const after = (await readAnnouncement(transaction, id)) ?? fail('console.absent');
    const object = `announcement:${id}`;
    const change = { before: null, after: valuesOf(after) };
    await writeAudit(transaction, { action: 'announcement-added', origin, userId, object, change });
    await tellChange(transaction, [shownKind]);
    return id;
  };
  const asked = { userId, key, what: 'announcement-added', asked: form, otherwise: addedBefore };
  return inTransaction(db, async (transaction) => {
    const id = await doOnce(transaction, asked, () => add(transaction));
    // One that was made before and is gone: the next press makes another.
    return (await readAnnouncement(transaction, id)) ?? fail('common.done-before', { message: removedBefore });
  });
}

/**
 * Changes an announcement. @throws Failure `console.absent`, `console.changed`, `common.done-before`,
 * `announcements.past-start`, `announcements.past-end`
 */
export function changeAnnouncement(
  db: Db,
  id: string,
  { version, key, ...form }: CheckedInput<typeof changeCall>['body'],
  { viewer, origin }: SignedInCaller,
): Promise<ConsoleAnnouncement> {
  const { userId } = viewer;
  const change = async (transaction: Db) => {
    const before = (await readAnnouncement(transaction, id, 'lock')) ?? fail('console.absent');
    if (before.version !== version) fail('console.changed');
    const isNewText = readFields.some((field) => form[field] !== before[field]);
    await updateAnnouncement(transaction, id, await inItsTime(transaction, form, before), isNewText);
    const after = (await readAnnouncement(transaction, id)) ?? fail('console.absent');
    await writeAudit(transaction, {
      action: 'announcement-changed',
      origin,
      userId,
      object: `announcement:${id}`,
      change: { before: valuesOf(before), after: valuesOf(after) },
    });
    await tellChange(transaction, [shownKind]);
    return id;
  };
  const asked = { userId, key, what: `announcement-changed:${id}`, asked: form, otherwise: changedBefore };
  return inTransaction(db, async (transaction) => {
    await doOnce(transaction, asked, () => change(transaction));
    return (await readAnnouncement(transaction, id)) ?? fail('console.absent');
  });
}

const isSameMoment = (one: string, other: string | undefined) =>
  other !== undefined && Date.parse(one) === Date.parse(other);

/** The form with its beginning; times that have passed are refused unless they stood there before. */
async function inItsTime(
  db: Db,
  form: AnnouncementForm,
  before?: ConsoleAnnouncement,
): Promise<AnnouncementForm & { startsAt: string }> {
  const { now, startIsPast, endIsPast } = await readTimes(db, form);
  const startsAt = form.startsAt ?? now;
  if (startIsPast && !isSameMoment(startsAt, before?.startsAt)) fail('announcements.past-start');
  if (endIsPast && !isSameMoment(form.endsAt, before?.endsAt)) fail('announcements.past-end');
  return { ...form, startsAt };
}
