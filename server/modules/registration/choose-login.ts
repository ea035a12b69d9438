import { newLogin } from '../../../contract/registration.forms.ts';
import type { Db } from '../../infra/database/index.ts';
import { loginIsFree } from '../identity/index.ts';

/**
 * The login of the automatic mode: the invited e-mail, or a user name made from the invitation where the e-mail is no
 * valid login or is already one (spec: registration.automatic-login). The same invitation gives the same name again.
 */
export async function chooseLogin(db: Db, invitation: { id: string; email: string }): Promise<string> {
  const { id, email } = invitation;
  const digits = id.replaceAll('-', '');
  const names = [email, `user-${digits.slice(0, 8)}`, `user-${digits}`];
  for (const name of names) if (newLogin.safeParse(name).success && (await loginIsFree(db, name))) return name;
  return `user-${digits}`;
}
