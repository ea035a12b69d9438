import type { CustomerPage } from '../../../../contract/customers.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { classNames, EmptyState, LinkButton } from '../../../ui/index.ts';
import { customersAddress } from '../customer-choice.ts';
import type { CustomerChoice } from '../queries.ts';
import type { PickedCustomers } from '../use-picked-customers.ts';
import { CabinetBones } from './cabinet-bones.tsx';
import { CabinetPages } from './cabinet-pages.tsx';
import { CustomerTable } from './customer-table.tsx';

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
  if (!page) return waiting ? <CabinetBones /> : null;
  if (page.content.length === 0) {
    const filtered = choice.search !== '' || choice.ending !== undefined || choice.page > 1;
    return (
      <div className="card cabinet-empty">
        <EmptyState
          title={t(filtered ? 'cabinet.customers.nothing' : 'cabinet.customers.none')}
          text={t(filtered ? 'cabinet.customers.nothingText' : 'cabinet.customers.noneText')}
          action={
            <LinkButton variant="second" href={filtered ? customersAddress({}) : pathTo('partner')}>
              {t(filtered ? 'cabinet.customers.showAll' : 'cabinet.customers.toInvitations')}
            </LinkButton>
          }
        />
      </div>
    );
  }
  return (
    <div className={classNames(stale && 'cabinet-stale')} aria-busy={stale || undefined}>
      <CustomerTable customers={page.content} pick={pick} />
      <CabinetPages {...page} hrefFor={(other) => customersAddress({ ...choice, page: other })} />
    </div>
  );
}
