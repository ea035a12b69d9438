import { recoverForm, setPasswordFields } from '../../../contract/identity.forms.ts';
import { rulesBy } from '../../app/forms/rules.ts';

export const recoverRules = rulesBy<{ email: string }, { email: string }>(recoverForm);

/** The fields of a new password by the code of a letter. */
export type NewPassword = Record<'code' | 'password' | 'repeat', string>;

export const setPasswordRules = rulesBy<NewPassword, NewPassword>(setPasswordFields);
