import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { type EnquiryFormId, sendEnquiry } from '../../../../contract/enquiries.ts';
import { request } from '../../../app/calls/api.ts';
import { lateRules } from '../../../app/forms/late-rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { useSession } from '../../../app/session/index.ts';
import type { EnquiryFields } from '../enquiry-rules.ts';

const empty: EnquiryFields = { name: '', phone: '', email: '', text: '', consent: false, remark: '' };
const rules = lateRules(() => import('../enquiry-rules.ts').then(({ enquiryRules }) => enquiryRules));

/** What was typed and not sent, for a return to the page; kept in memory only. */
const drafts = new Map<string, EnquiryFields>();

/** The state of one contact form: its fields, whether it was sent, and how to send. */
export function useEnquiryForm(formId: EnquiryFormId) {
  const { user } = useSession();
  const draft = [useLocation().key, formId, user?.id].join(' ');
  const [initial, setInitial] = useState(drafts.get(draft) ?? empty);
  const [sent, setSent] = useState(false);
  const form = useForm({ initial, rules });
  const submit = form.submit(async (enquiry) => {
    await request(sendEnquiry, { body: { ...enquiry, formId, remark: form.values('remark') } });
    drafts.delete(draft);
    setInitial(empty);
    form.reset(empty);
    setSent(true);
  });
  const again = () => {
    // The pressed button disappears with the thanks, so the form is rendered first.
    flushSync(() => setSent(false));
    form.focusFirst();
  };
  return { form, sent, submit, again, keep: () => drafts.set(draft, form.values()) };
}
