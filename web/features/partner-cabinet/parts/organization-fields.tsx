import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../app/forms/email-field.tsx';
import type { Form } from '../../../app/forms/use-form.ts';
import { Icon, TextArea, TextField } from '../../../ui/index.ts';
import { partnersQueries } from '../../partners/queries.ts';
import '../words.ts';

/** The fields of the card that the partner may change. */
export type CardValues = Record<'city' | 'phone' | 'mail' | 'site' | 'description', string>;

interface OrganizationFieldsProps {
  name: string;
  form: Pick<Form<CardValues>, 'field'>;
}

/** The fields of the card; cities of the directory are offered. */
export function OrganizationFields({ name, form }: OrganizationFieldsProps) {
  const { t } = useTranslation('partner-cabinet');
  const listId = useId();
  const { data } = useQuery(partnersQueries.found({ name: '', city: '', count: 1 }));
  return (
    <>
      <TextField
        label={t('organization.name')}
        hint={t('organization.nameHint')}
        value={name}
        readOnly
        trailing={<Icon of={Lock} />}
      />
      <TextField
        label={t('organization.city')}
        hint={t('organization.cityHint')}
        list={listId}
        autoComplete="off"
        {...form.field('city')}
      />
      <datalist id={listId}>
        {data?.cities.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <TextField
        label={t('organization.phone')}
        hint={t('organization.phoneHint')}
        type="tel"
        autoComplete="off"
        {...form.field('phone')}
      />
      <EmailField
        label={t('organization.mail')}
        hint={t('organization.mailHint')}
        autoComplete="off"
        {...form.field('mail')}
      />
      <TextField
        label={t('organization.site')}
        hint={t('organization.siteHint')}
        type="url"
        autoComplete="off"
        {...form.field('site')}
      />
      <TextArea
        label={t('organization.text')}
        hint={t('organization.textHint')}
        rows={5}
        {...form.field('description')}
      />
    </>
  );
}
