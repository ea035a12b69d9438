import {
  type RegistrationCase,
  type RegistrationFields,
  registrationFields,
} from '../../../contract/registration.forms.ts';
import { rulesBy } from '../../app/forms/rules.ts';

export const registrationRules = (fields: RegistrationCase) =>
  rulesBy<RegistrationFields, RegistrationFields>(registrationFields(fields));
