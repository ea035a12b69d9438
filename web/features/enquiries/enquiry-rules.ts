import { type Enquiry, enquiryForm } from '../../../contract/enquiries.forms.ts';
import { phoneInForm } from '../../app/forms/phone-in-form.ts';
import { rulesBy } from '../../app/forms/rules.ts';

/** What stands in the fields of the contact form; `remark` is the honeypot. */
export interface EnquiryFields {
  name: string;
  phone: string;
  email: string;
  text: string;
  consent: boolean;
  remark: string;
}

export const enquiryRules = phoneInForm(rulesBy<EnquiryFields, Enquiry>(enquiryForm));
