import { email } from '../../../contract/contact.forms.ts';
import { newPassword, recoveryCode } from '../../../contract/identity.forms.ts';
import { bySchema } from '../../app/form.ts';

/** What is asked of the e-mail at recovery. */
export const recoverRules = { email: bySchema(email) };

/** What is asked of a new password and its code (specification, section 5). */
export const setPasswordRules = {
  code: bySchema(recoveryCode),
  password: bySchema(newPassword),
  repeat: (value: string, values: { password: string }) => {
    if (!value) return 'Подтверждение пароля обязательно';
    return value === values.password ? undefined : 'Пароли не совпадают';
  },
};
