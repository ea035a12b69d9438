import { phone } from '../../../contract/contact.forms.ts';
import { newPassword } from '../../../contract/identity.forms.ts';
import { inviteCode, kazakhName, newLogin, russianName } from '../../../contract/registration.forms.ts';
import { bySchema, useForm } from '../../app/form.ts';

interface Rules {
  byHand: boolean;
  kazakhNames: boolean;
  /** The code the link of the letter brought. */
  code: string;
}

/** The form of registration: the contract's rules; login and password only where they are typed. */
export function useRegistrationForm({ byHand, kazakhNames, code }: Rules) {
  const always = {
    partnerCode: bySchema(inviteCode),
    name: bySchema(kazakhNames ? kazakhName : russianName),
    phone: bySchema(phone),
  };
  return useForm({
    initial: { partnerCode: code, name: '', login: '', password: '', phone: '', news: false },
    rules: byHand ? { ...always, login: bySchema(newLogin), password: bySchema(newPassword) } : always,
  });
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;
