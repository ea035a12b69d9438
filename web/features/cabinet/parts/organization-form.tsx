import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import {
  city,
  contactRequired,
  description,
  directoryMail,
  directoryPhone,
  site,
} from '../../../../contract/partner-card.forms.ts';
import { changeOrganization, type OwnOrganization } from '../../../../contract/partner-card.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { bySchema, useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';
import { SubmitButton, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';
import { ChangeFailure } from './change-failure.tsx';
import { OrganizationFields } from './organization-fields.tsx';
import { OrganizationPreview } from './organization-preview.tsx';

/** The fields of the card, and beside them how the directory shows what is typed. */
export function OrganizationForm({ organization }: { organization: OwnOrganization }) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { name, published, properties } = organization;
  // Of what the fields were filled with: a newer one, fetched meanwhile, is a colleague's.
  const [version, setVersion] = useState(organization.version);
  const [typed, setTyped] = useState({ ...properties, city: organization.city });
  const form = useForm({
    initial: { ...properties, city: organization.city },
    rules: {
      city: bySchema(city),
      phone: (value, { mail }) =>
        bySchema(directoryPhone)(value) ?? (value.trim() === '' && mail.trim() === '' ? contactRequired : undefined),
      mail: bySchema(directoryMail),
      site: bySchema(site),
      description: bySchema(description),
    },
  });
  const change = useCabinetChange(changeOrganization, {
    onSuccess: (answer) => {
      setVersion(answer.version);
      void queryClient.invalidateQueries({ queryKey: ['partners'] });
      showToast({ text: t(published ? 'cabinet.organization.done' : 'cabinet.organization.doneHidden') });
    },
    onError: (error) => void (error instanceof CallFailure && form.refuse(error.fields)),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const values = form.accept();
    if (values && !change.isPending) change.mutate({ body: { ...values, version } });
  };
  return (
    <div className="organization">
      <form
        className="form-rows"
        method="post"
        action=""
        noValidate
        onSubmit={submit}
        onInput={() => setTyped(form.values())}
      >
        <OrganizationFields name={name} form={form} />
        <ChangeFailure error={change.error} />
        <div>
          <SubmitButton
            label={t('cabinet.organization.submit')}
            busyLabel={t('cabinet.organization.busy')}
            busy={change.isPending}
          />
        </div>
      </form>
      <OrganizationPreview organization={{ ...organization, properties: typed, city: typed.city }} />
    </div>
  );
}
