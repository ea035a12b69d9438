import { newPassword } from '../../../contract/identity.forms.ts';
import { inviteCode, kazakhName, newLogin, russianName } from '../../../contract/registration.forms.ts';
import { bySchema } from '../../app/form.ts';

export { generatePassword } from '../registration/index.ts';
export { sendJoining, sendRegistration } from './send-joining.ts';

interface Case {
  /** Nobody with an account is invited: the fields of registration are there. */
  registers: boolean;
  /** Login and password are typed. */
  byHand: boolean;
  kazakhNames: boolean;
}

/** What is asked of the fields, from the contract; of those alone that are there. */
export function joinRules({ registers, byHand, kazakhNames }: Case) {
  return {
    code: bySchema(inviteCode),
    ...(registers && { name: bySchema(kazakhNames ? kazakhName : russianName) }),
    ...(registers && byHand && { login: bySchema(newLogin), password: bySchema(newPassword) }),
  };
}
