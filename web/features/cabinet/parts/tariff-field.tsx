import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { Tariff } from '../../../../contract/start-service.ts';
import { messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { ErrorNote, SelectField } from '../../../ui/index.ts';

interface TariffFieldProps {
  tariffs: UseQueryResult<Tariff[]>;
  field: Omit<ComponentProps<typeof SelectField>, 'label'>;
}

/** A tariff of the catalogue; while the tariffs are not there, why. */
export function TariffField({ tariffs: { data, error, isFetching, refetch }, field }: TariffFieldProps) {
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
        <ErrorNote retryLabel={t('common.retry')} onRetry={() => void refetch()} busy={isFetching}>
          {t('customer.add.failed')} {messageOf(error, t('cabinet.noAnswer'))}
        </ErrorNote>
      )}
    </>
  );
}
