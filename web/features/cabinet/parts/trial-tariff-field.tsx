import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { t } from '../../../app/i18n.ts';
import { SelectField } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';

/** The tariff a customer begins with, by its name; the usual trial when none is chosen or none could be asked for. */
export function TrialTariffField({ field }: { field: Omit<ComponentProps<typeof SelectField>, 'label'> }) {
  const { data, error } = useQuery(cabinetQueries.tariffs());
  const names = [...new Set(data?.map(({ NAME }) => NAME))];
  return (
    <SelectField
      label={t('cabinet.invite.tariff')}
      optionalMark={t('cabinet.invite.optional')}
      hint={t(error ? 'cabinet.invite.tariffFailed' : 'cabinet.invite.tariffHint')}
      {...field}
    >
      <option value="">{t('cabinet.trial')}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
