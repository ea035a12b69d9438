import {
  type RegistrationCase,
  type RegistrationFields,
  registrationFields,
} from '../../../contract/registration.forms.ts';
import { phoneInForm } from '../../app/forms/phone-in-form.ts';
import { rulesBy } from '../../app/forms/rules.ts';

export const registrationRules = (fields: RegistrationCase) =>
  phoneInForm(rulesBy<RegistrationFields, RegistrationFields>(registrationFields(fields)));
