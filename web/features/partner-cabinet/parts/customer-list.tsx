import { useTranslation } from 'react-i18next';
import type { CustomerPage } from '../../../../contract/partner-cabinet-customers.ts';
import { focusHeading } from '../../../app/routing/focus-heading.ts';
import { pathTo } from '../../../routes.ts';
import { classNames, EmptyCard, LinkButton } from '../../../ui/index.ts';
import { customersAddress } from '../customer-choice.ts';
import type { CustomerChoice } from '../queries.ts';
import type { PickedCustomers } from '../use-picked-customers.ts';
import { CabinetPages } from './cabinet-pages.tsx';
import { CabinetSkeleton } from './cabinet-skeleton.tsx';
import { CustomerTable } from './customer-table.tsx';
import { PastEnd } from './past-end.tsx';
import '../words.ts';
import styles from '../cabinet.module.css';

interface CustomerListProps {
  choice: CustomerChoice;
  page: CustomerPage | undefined;
  waiting: boolean;
  /** What is shown belongs to the choice before. */
  stale: boolean;
  pick: PickedCustomers;
}

/** The customers of the choice with their pages; or why there are none. */
export function CustomerList({ choice, page, waiting, stale, pick }: CustomerListProps) {
  const { t } = useTranslation('partner-cabinet');
  if (!page) return waiting ? <CabinetSkeleton /> : null;
  if (page.content.length === 0) {
    if (page.totalPages > 0) return <PastEnd first={customersAddress({ ...choice, page: 1 })} />;
    const filtered = choice.search !== '' || choice.ending !== undefined;
    return (
      <EmptyCard
        title={t(filtered ? 'customers.nothing' : 'customers.none')}
        text={t(filtered ? 'customers.nothingText' : 'customers.noneText')}
        action={
          <LinkButton
            variant="second"
            href={filtered ? customersAddress({}) : pathTo('partner')}
            onClick={focusHeading}
          >
            {t(filtered ? 'customers.showAll' : 'customers.toInvitations')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={classNames(stale && styles.stale)} aria-busy={stale || undefined}>
      <CustomerTable customers={page.content} pick={pick} />
      <CabinetPages {...page} hrefFor={(other) => customersAddress({ ...choice, page: other })} />
    </div>
  );
}
