import { type SyntheticEvent, useCallback } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { phoneInWords } from '../../contract/enquiries.words.ts';
import { formatPhone, readPhone } from '../../contract/phone-number.ts';
import { EditScreen } from '../app/edit-screen.tsx';
import { EmailInput } from '../app/email-input.tsx';

/** What an account is called and reached by. */
export function UserEdit() {
  return (
    <EditScreen resource="users" fields={['name', 'login', 'email', 'phone']}>
      <TextInput source="name" />
      <TextInput source="login" />
      <EmailInput source="email" />
      <PhoneInput source="phone" />
    </EditScreen>
  );
}

const inWords = (phone: string | null | undefined) => phoneInWords(phone ?? '');

/** A phone in any usual writing, which is put in form when the field is left or the form sent by Enter; the server judges it. */
function PhoneInput({ source }: { source: string }) {
  const { setValue } = useFormContext();
  const putInForm = useCallback(
    ({ target }: SyntheticEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      const read = readPhone(target.value);
      if (read.kind === 'ours' && !read.named)
        setValue(source, formatPhone(read.national), { shouldDirty: true, shouldTouch: true });
    },
    [setValue, source],
  );
  return (
    <TextInput
      source={source}
      type="tel"
      format={inWords}
      onBlur={putInForm}
      onKeyDown={(event) => event.key === 'Enter' && putInForm(event)}
    />
  );
}
