import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { type EnquiryFormId, enquiryForm, sendEnquiry } from '../../../../contract/enquiries.ts';
import { request } from '../../../app/api.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { useForm } from '../../../app/form.ts';
import { useSession } from '../../../app/session/index.ts';

const empty = { name: '', phone: '', email: '', text: '', consent: false, company: '' };
type Values = typeof empty;

/** What was typed and not sent, for whoever comes Back to it; nobody else finds it. */
const drafts = new Map<string, Values>();

/** The contract's own sentence for one field, in the light of all: a phone or an e-mail is enough. */
const ruleOf = (field: keyof Values) => (_value: string, values: Values) =>
  enquiryForm.safeParse(values).error?.issues.find(({ path }) => path[0] === field)?.message;

const rules = {
  name: ruleOf('name'),
  phone: ruleOf('phone'),
  email: ruleOf('email'),
  text: ruleOf('text'),
  consent: ruleOf('consent'),
};

/** The state of one contact form: its fields, what became of the last sending, and how to send. */
export function useEnquiryForm(formId: EnquiryFormId) {
  const { user } = useSession();
  const draft = [useLocation().key, formId, user?.id].join(' ');
  const [initial, setInitial] = useState(drafts.get(draft) ?? empty);
  const form = useForm({ initial, rules });
  const [state, setState] = useState<'filling' | 'sending' | 'sent'>('filling');
  const [failure, setFailure] = useState<unknown>(null);
  const send = async () => {
    if (state === 'sending') return;
    const values = form.accept();
    if (!values) return;
    setFailure(null);
    setState('sending');
    try {
      const { company } = values;
      await request(sendEnquiry, { body: { ...enquiryForm.parse(values), formId, company } });
      drafts.delete(draft);
      setInitial(empty);
      setState('sent');
    } catch (error) {
      setState('filling');
      if (!(error instanceof CallFailure && form.refuse(error.fields))) setFailure(error);
    }
  };
  const again = () => {
    // The pressed button goes with the thanks.
    flushSync(() => setState('filling'));
    form.focus('name');
  };
  return { form, state, failure, send, again, keep: () => drafts.set(draft, form.values()) };
}
