/** The contact forms: 13 on the home page, 433 on /about (spec: enquiries.forms). */
export const enquiryFormIds = [13, 433] as const;
export type EnquiryFormId = (typeof enquiryFormIds)[number];

/** The longest question, in characters. */
export const enquiryTextLimit = 4000;

/** How far the answer to an enquiry is. */
export const enquiryStates = ['new', 'done'] as const;
