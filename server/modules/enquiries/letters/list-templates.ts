import type { LetterTemplate } from '../../mail/index.ts';
import { enquiryAnswerTemplate } from './enquiry-answer-letter.ts';
import { newEnquiryTemplate } from './new-enquiry-letter.ts';
import { partnerEnquiryTemplate, partnerReminderTemplate } from './partner-enquiry-letter.ts';
import { takenBackTemplate } from './taken-back-letter.ts';

/** The letters of this noun, in the order of the console. */
export const enquiriesTemplates: readonly LetterTemplate[] = [
  newEnquiryTemplate,
  enquiryAnswerTemplate,
  partnerEnquiryTemplate,
  partnerReminderTemplate,
  takenBackTemplate,
];
