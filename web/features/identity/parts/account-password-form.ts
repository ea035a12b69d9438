import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { changePasswordForm } from '../../../../contract/identity.ts';
import { t } from '../../../app/i18n.ts';

export interface PasswordValues {
  password: string;
  newPassword: string;
  repeat: string;
}

type Name = keyof PasswordValues;

const { password, newPassword } = changePasswordForm.shape;

const by = (schema: z.ZodMiniType) => (value: string) => schema.safeParse(value).error?.issues[0]?.message ?? true;

const rules: Record<Name, (value: string, values: PasswordValues) => string | true> = {
  password: by(password),
  newPassword: by(newPassword),
  repeat: (value, values) => {
    if (!value) return t('account.password.repeatRequired');
    return value === values.newPassword || t('account.password.different');
  },
};

/**
 * The form of a new password. An error stands by its field on leaving a filled one or on submit, never on an untouched
 * form, and goes when mended (quality, U3).
 */
export function usePasswordForm() {
  const form = useForm<PasswordValues>({ defaultValues: { password: '', newPassword: '', repeat: '' } });
  const { errors } = form.formState;
  const check = (name: Name) => void form.trigger(name);
  const field = (name: Name) => ({
    error: errors[name]?.message,
    ...form.register(name, {
      validate: rules[name],
      onBlur: () => {
        if (form.getValues(name)) check(name);
      },
      onChange: () => {
        if (errors[name]) check(name);
        if (name === 'newPassword' && errors.repeat) check('repeat');
      },
    }),
  });
  return { form, field };
}
