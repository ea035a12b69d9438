import { changePasswordForm } from '../../../../contract/identity.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';

const { password, newPassword } = changePasswordForm.shape;

const initial = { password: '', newPassword: '', repeat: '' };

/** The form of a new password: the contract's rules, and the repeat must be the same. */
export function usePasswordForm() {
  return useForm({
    initial,
    rules: {
      password: bySchema(password),
      newPassword: bySchema(newPassword),
      repeat: (value, values) => {
        if (!value) return t('account.password.repeatRequired');
        return value === values.newPassword ? undefined : t('account.password.different');
      },
    },
  });
}
