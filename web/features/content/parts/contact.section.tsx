import { ContactSection } from '../../enquiries/index.ts';

const homeFormId = 13;

/** The contact form of the home page (spec: enquiries.forms). */
export function ContactBlock() {
  return <ContactSection formId={homeFormId} />;
}
