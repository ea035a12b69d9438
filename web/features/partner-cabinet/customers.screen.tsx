import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { readCustomerChoice } from './customer-choice.ts';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { CsvButton } from './parts/csv-button.tsx';
import { CustomerFilter } from './parts/customer-filter.tsx';
import { CustomerList } from './parts/customer-list.tsx';
import { LetterBar } from './parts/letter-bar.tsx';
import type { UnsentLetter } from './parts/letter-dialog.tsx';
import { cabinetQueries } from './queries.ts';
import { usePickedCustomers } from './use-picked-customers.ts';
import './words.ts';
import { useLeaveSignedOut } from '../../app/session/index.ts';
import styles from './cabinet.module.css';

/** «Клиенты»: the organisations the partner serves, and when their subscriptions end. */
export function CustomersScreen() {
  const { t } = useTranslation('partner-cabinet');
  return (
    <CabinetFrame current="customers" description={t('customers.description')} actions={<CsvButton />}>
      <Customers />
    </CabinetFrame>
  );
}

function Customers() {
  const { t } = useTranslation('partner-cabinet');
  const [address] = useSearchParams();
  const choice = readCustomerChoice(address);
  const list = useQuery(cabinetQueries.customers(choice));
  const pick = usePickedCustomers();
  const [letter, setLetter] = useState<UnsentLetter>();
  useLeaveSignedOut(list.error);
  return (
    <div className={styles.page}>
      <CustomerFilter choice={choice} counts={list.data?.counts} />
      {list.error && (
        <ListFailure
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
          what={t('customers.failed')}
        />
      )}
      {list.data && list.data.content.length > 0 && (
        <LetterBar customers={list.data.content} pick={pick} left={letter} onLeave={setLetter} />
      )}
      <CustomerList
        choice={choice}
        page={list.data}
        waiting={list.isPending}
        stale={list.isPlaceholderData}
        pick={pick}
      />
    </div>
  );
}
