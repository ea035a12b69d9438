import { phone } from '../../../contract/contact.forms.ts';
import { newPassword } from '../../../contract/identity.forms.ts';
import { inviteCode, kazakhName, newLogin, russianName } from '../../../contract/registration.forms.ts';
import { bySchema } from '../../app/form.ts';

export { generatePassword } from './generate-password.ts';
export { sendRegistration } from './send-registration.ts';

interface Case {
  /** Login and password are typed. */
  byHand: boolean;
  kazakhNames: boolean;
}

/** What is asked of the fields, from the contract; of login and password only where they are typed. */
export function registrationRules({ byHand, kazakhNames }: Case) {
  const always = {
    partnerCode: bySchema(inviteCode),
    name: bySchema(kazakhNames ? kazakhName : russianName),
    phone: bySchema(phone),
  };
  return byHand ? { ...always, login: bySchema(newLogin), password: bySchema(newPassword) } : always;
}
