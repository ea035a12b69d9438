import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tariff } from '../../../../contract/catalogue-start-service.ts';
import { adviceOn } from '../../../app/calls/failure-words.ts';

import { ErrorNote, SelectField } from '../../../ui/index.ts';
import '../words.ts';

interface TariffFieldProps {
  tariffs: UseQueryResult<Tariff[]>;
  field: Omit<ComponentProps<typeof SelectField>, 'label'>;
}

/** A tariff of the catalogue; while the tariffs are not there, why. */
export function TariffField({ tariffs: { data, error, isFetching, refetch }, field }: TariffFieldProps) {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  return (
    <>
      <SelectField label={t('customer.add.tariff')} {...field}>
        <option value="">{t(data || error ? 'customer.add.choose' : 'customer.add.loading')}</option>
        {data?.map(({ CODE, NAME }) => (
          <option key={CODE} value={CODE}>
            {NAME}
          </option>
        ))}
      </SelectField>
      {error && (
        <ErrorNote retryLabel={t('start:retry')} onRetry={() => void refetch()} busy={isFetching}>
          {t('customer.add.failed')} {adviceOn(error)}
        </ErrorNote>
      )}
    </>
  );
}
