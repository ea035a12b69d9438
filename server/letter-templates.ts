import { consoleAccessTemplates } from './modules/console-access/index.ts';
import { enquiriesTemplates } from './modules/enquiries/index.ts';
import { identityTemplates } from './modules/identity/index.ts';
import { invitationsTemplates } from './modules/invitations/index.ts';
import { type LetterTemplate, testTemplate } from './modules/mail/index.ts';
import { membersTemplates } from './modules/members/index.ts';
import { partnerCabinetTemplates } from './modules/partner-cabinet/index.ts';
import { partnersTemplates } from './modules/partners/index.ts';
import { registrationTemplates } from './modules/registration/index.ts';
import { subscribersTemplates } from './modules/subscribers/index.ts';

/** Every letter of the product, in the order of the console. */
export const letterTemplates: readonly LetterTemplate[] = [
  ...invitationsTemplates,
  ...registrationTemplates,
  ...identityTemplates,
  ...membersTemplates,
  ...subscribersTemplates,
  ...partnersTemplates,
  ...partnerCabinetTemplates,
  ...enquiriesTemplates,
  ...consoleAccessTemplates,
  testTemplate,
];
