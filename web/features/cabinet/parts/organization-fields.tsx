import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { useForm } from '../../../app/form.ts';
import { t } from '../../../app/i18n.ts';
import { TextArea, TextField } from '../../../ui/index.ts';
import { partnersQueries } from '../../partners/queries.ts';

/** What the partner tells of itself. */
export type CardValues = Record<'city' | 'phone' | 'mail' | 'site' | 'description', string>;

interface OrganizationFieldsProps {
  name: string;
  form: ReturnType<typeof useForm<CardValues>>;
}

/** The fields of the card; cities of the directory are offered. */
export function OrganizationFields({ name, form }: OrganizationFieldsProps) {
  const listId = useId();
  const { data } = useQuery(partnersQueries.found({ name: '', city: '', count: 1 }));
  return (
    <>
      <TextField
        label={t('cabinet.organization.name')}
        hint={t('cabinet.organization.nameHint')}
        value={name}
        readOnly
      />
      <TextField
        label={t('cabinet.organization.city')}
        hint={t('cabinet.organization.cityHint')}
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
        label={t('cabinet.organization.phone')}
        hint={t('cabinet.organization.phoneHint')}
        type="tel"
        autoComplete="off"
        {...form.field('phone')}
      />
      <TextField
        label={t('cabinet.organization.mail')}
        hint={t('cabinet.organization.mailHint')}
        type="email"
        autoComplete="off"
        {...form.field('mail')}
      />
      <TextField
        label={t('cabinet.organization.site')}
        hint={t('cabinet.organization.siteHint')}
        type="url"
        autoComplete="off"
        {...form.field('site')}
      />
      <TextArea
        label={t('cabinet.organization.text')}
        hint={t('cabinet.organization.textHint')}
        rows={5}
        {...form.field('description')}
      />
    </>
  );
}
