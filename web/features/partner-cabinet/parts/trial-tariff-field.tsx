import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectField } from '../../../ui/index.ts';
import { cabinetQueries } from '../queries.ts';
import '../words.ts';

/** The tariff a customer begins with, by its name; the usual trial when none is chosen or none could be asked for. */
export function TrialTariffField({ field }: { field: Omit<ComponentProps<typeof SelectField>, 'label'> }) {
  const { t } = useTranslation('partner-cabinet');
  const { data, error } = useQuery(cabinetQueries.tariffs());
  const names = [...new Set(data?.map(({ NAME }) => NAME))];
  return (
    <SelectField
      label={t('invite.tariff')}
      optionalMark={t('invite.optional')}
      hint={t(error ? 'invite.tariffFailed' : 'invite.tariffHint')}
      {...field}
    >
      <option value="">{t('trial')}</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}
