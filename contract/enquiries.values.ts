/** The contact forms: 13 on the home page, 433 on /about (spec: enquiries.forms). */
export const enquiryFormIds = [13, 433] as const;

export type EnquiryFormId = (typeof enquiryFormIds)[number];

/** The longest question, in characters. */
export const enquiryTextLimit = 4000;

/** How far the answer to an enquiry is (spec: enquiries.states). */
export const enquiryStates = ['new', 'work', 'answered', 'spam'] as const;

export type EnquiryState = (typeof enquiryStates)[number];

/** What stands under an enquiry: a letter, what was told by phone, a note for the colleagues, letters to a partner. */
export const enquiryEntryKinds = ['answer', 'call', 'note', 'handed', 'reminder', 'taken-back'] as const;

/** The longest answer and note, in characters. */
export const enquiryAnswerLimit = 5000;
export const enquiryNoteLimit = 2000;

/** After so many days a question waits too long at a partner; the filter's choices. */
export const daysAtPartner = ['0', '3', '7', '14'] as const;
export const daysTooLongAtPartner = daysAtPartner[1];

/** Counting what waits goes no further. */
export const waitingCountedAtMost = 100;
