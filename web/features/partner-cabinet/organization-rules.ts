import { partnerCardForm } from '../../../contract/partner-cabinet-card.forms.ts';
import { rulesBy } from '../../app/forms/rules.ts';
import type { CardValues } from './parts/organization-fields.tsx';

export const organizationRules = rulesBy<CardValues, CardValues>(partnerCardForm);
