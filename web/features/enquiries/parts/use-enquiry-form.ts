import { useState } from 'react';
import { type EnquiryFormId, enquiryForm, sendEnquiry } from '../../../../contract/enquiries.ts';
import { request } from '../../../app/api.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { useForm } from '../../../app/form.ts';

const initial = { name: '', phone: '', email: '', text: '', consent: false, company: '' };
type Values = typeof initial;

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
      setState('sent');
    } catch (error) {
      setState('filling');
      if (!(error instanceof CallFailure && form.refuse(error.fields))) setFailure(error);
    }
  };
  return { form, state, failure, send, again: () => setState('filling') };
}
