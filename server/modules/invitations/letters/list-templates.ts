import type { LetterTemplate } from '../../mail/index.ts';
import { cabinetInvitationTemplate } from './cabinet-invitation-letter.ts';
import { colleagueInvitationTemplate } from './colleague-invitation-letter.ts';
import { customerInvitationTemplate } from './customer-invitation-letter.ts';
import { joinedCabinetNewTemplate, joinedCabinetTemplate } from './joined-cabinet-letter.ts';
import { joinedNewTemplate, joinedTemplate } from './joined-letter.ts';

/** The letters of this noun, in the order of the console. */
export const invitationsTemplates: readonly LetterTemplate[] = [
  customerInvitationTemplate,
  colleagueInvitationTemplate,
  cabinetInvitationTemplate,
  joinedTemplate,
  joinedNewTemplate,
  joinedCabinetTemplate,
  joinedCabinetNewTemplate,
];
