import '../../styles/cabinet.area.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { t } from '../../app/i18n.ts';
import { useLeaveSignedOut } from '../applications/index.ts';
import { readCustomerChoice } from './customer-choice.ts';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { CsvButton } from './parts/csv-button.tsx';
import { CustomerFilter } from './parts/customer-filter.tsx';
import { CustomerList } from './parts/customer-list.tsx';
import { LetterBar } from './parts/letter-bar.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { cabinetQueries } from './queries.ts';
import { usePickedCustomers } from './use-picked-customers.ts';

/** «Клиенты»: the organisations the partner serves, and when their subscriptions end. */
export function CustomersScreen() {
  return (
    <CabinetFrame current="customers" description={t('cabinet.customers.description')} actions={<CsvButton />}>
      <Customers />
    </CabinetFrame>
  );
}

function Customers() {
  const [address] = useSearchParams();
  const choice = readCustomerChoice(address);
  const list = useQuery(cabinetQueries.customers(choice));
  const pick = usePickedCustomers();
  useLeaveSignedOut(list.error);
  return (
    <div className="cabinet">
      <CustomerFilter choice={choice} counts={list.data?.counts} />
      {list.error && (
        <ListFailure error={list.error} busy={list.isFetching} onRetry={() => void list.refetch()}>
          {t('cabinet.customers.failed')}
        </ListFailure>
      )}
      {list.data && list.data.content.length > 0 && <LetterBar customers={list.data.content} pick={pick} />}
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
