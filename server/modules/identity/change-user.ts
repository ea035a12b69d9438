import type { CheckedInput } from '../../../contract/call.ts';
import { email as emailForm } from '../../../contract/contact.forms.ts';
import { faultBy } from '../../../contract/field-rule.ts';
import type { changeUser as call } from '../../../contract/identity-console.ts';
import { phone as phoneForm } from '../../../contract/phone.forms.ts';
import { kazakhName, newLogin, russianName } from '../../../contract/registration.forms.ts';
import { writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { changedBefore, doOnce } from '../../infra/done-requests/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { JsonText, SignedInCaller } from '../../infra/http/index.ts';
import type { Mailing } from '../mail/index.ts';
import { loginSuits, takeNames } from './accounts.store.ts';
import { getUser } from './read-users.ts';
import { deleteRecoveryCode } from './recovery.store.ts';
import { tellOfChange } from './tell-of-change.ts';
import { saveUser, type TakenUser, takeUser } from './users-console.store.ts';

type Body = CheckedInput<typeof call>['body'];
type Form = Omit<Body, 'version' | 'key'>;
type Fields = Pick<TakenUser, 'name' | 'login' | 'email' | 'phone'>;

/**
 * Changes what an account is called and reached by, with the rules of registration for whatever is changed; what was
 * there before is let alone. A changed login or e-mail is told by letters. @throws Failure of the call
 */
export async function changeUser(
  db: Db,
  { viewer, origin }: SignedInCaller,
  id: string,
  { version, key, ...form }: Body,
  rules: { kazakhNames: boolean; mailing: Mailing },
): Promise<JsonText> {
  const { userId } = viewer;
  const change = async (transaction: Db) => {
    const before = (await takeUser(transaction, id)) ?? fail('console.absent');
    if (before.version !== version) fail('console.changed');
    const after = checkFields(before, form, rules);
    await refuseTaken(transaction, before, after);
    await saveUser(transaction, id, after);
    // A letter to the former address opens nothing any more.
    if (after.email !== before.email) await deleteRecoveryCode(transaction, id);
    await tellOfChange(transaction, rules.mailing, before, after);
    const { name, login, email, phone } = before;
    await writeAudit(transaction, {
      action: 'user-changed',
      origin,
      userId,
      object: `user:${id}`,
      change: { before: { name, login, email, phone }, after: { ...after }, personId: id },
    });
    return id;
  };
  const asked = { userId, key, what: `user-changed:${id}`, asked: form, otherwise: changedBefore };
  await inTransaction(db, (transaction) => doOnce(transaction, asked, () => change(transaction)));
  return getUser(db, id);
}

const orNull = (typed: string | null) => (typed === null || typed.trim() === '' ? null : typed);

function checkFields(before: TakenUser, form: Form, { kazakhNames }: { kazakhNames: boolean }): Fields {
  const typed = {
    name: form.name ?? '',
    login: form.login ?? '',
    email: orNull(form.email),
    phone: orNull(form.phone),
  };
  const schemas = { name: kazakhNames ? kazakhName : russianName, login: newLogin, email: emailForm, phone: phoneForm };
  const names = Object.keys(schemas) as (keyof Fields)[];
  // An account of before may have no e-mail and no phone: they may stay away, and go.
  const changed = names.filter((name) => typed[name] !== before[name] && typed[name] !== null);
  const faults = changed.flatMap((name) => {
    const fault = faultBy(schemas[name])(typed[name]);
    return fault === undefined ? [] : [[name, fault] as const];
  });
  const [first] = faults;
  if (first) fail('common.invalid', { fields: Object.fromEntries(faults), message: first[1] });
  const tidy = changed.map((name) => [name, schemas[name].parse(typed[name])]);
  return { ...typed, ...Object.fromEntries(tidy) };
}

async function refuseTaken(db: Db, before: TakenUser, after: Fields): Promise<void> {
  const isSame = before.login === after.login && before.email === after.email;
  if (isSame) return;
  if (!loginSuits(after.login, after.email ?? '')) fail('people.foreign-login');
  const taken = await takeNames(db, after, before.id);
  if (taken === 'email-taken') fail('people.email-taken');
  if (taken === 'login-taken') fail('people.login-taken');
}
