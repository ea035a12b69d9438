import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { type EnquiryFormId, sendEnquiry } from '../../../../contract/enquiries.ts';
import { request } from '../../../app/calls/api.ts';
import { fillEmpty, storeTyped, takeTyped } from '../../../app/forms/kept-over-reload.ts';
import { lateRules } from '../../../app/forms/late-rules.ts';
import { useForm } from '../../../app/forms/use-form.ts';
import { useSession } from '../../../app/session/index.ts';
import { sessionState } from '../../../app/session/session-state.ts';
import type { EnquiryFields } from '../enquiry-rules.ts';

const empty: EnquiryFields = { name: '', phone: '', email: '', text: '', consent: false, remark: '' };
const rules = lateRules(() => import('../enquiry-rules.ts').then(({ enquiryRules }) => enquiryRules));

/** What was typed and not sent, for a return to the page, by the place and the person. */
const drafts = new Map<string, EnquiryFields>();
const storageKey = 'enquiry-form';
const draftOf = (place: string, userId = '') => `${place} ${userId}`;

/** For a reload; of the person who is here alone (spec: enquiries.kept). */
function storeDrafts(): void {
  const own = draftOf('', sessionState().user?.id);
  storeTyped(
    storageKey,
    [...drafts].filter(([draft]) => draft.endsWith(own)),
  );
}

/** Gives the form what was typed before a reload, as soon as it is known who is here. */
function useDraftOfReload(fillIn: () => void): void {
  const { restoring } = useSession();
  const fill = useEffectEvent(fillIn);
  useEffect(() => {
    if (restoring) return;
    for (const [draft, fields] of takeTyped<[string, EnquiryFields][]>(storageKey) ?? []) drafts.set(draft, fields);
    fill();
    window.addEventListener('pagehide', storeDrafts);
  }, [restoring]);
}

/** The state of one contact form: its fields, whether it was sent, and how to send. */
export function useEnquiryForm(formId: EnquiryFormId) {
  const { user } = useSession();
  const draft = draftOf(`${useLocation().key} ${formId}`, user?.id);
  const [initial, setInitial] = useState(drafts.get(draft) ?? empty);
  const [sent, setSent] = useState(false);
  const form = useForm({ initial, rules });
  useDraftOfReload(() => {
    const left = drafts.get(draft);
    if (left) fillEmpty<EnquiryFields>(form, left);
  });
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
