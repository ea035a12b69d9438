import { useTranslation } from 'react-i18next';
import type { ImportBeginning, ImportLayout } from '../../../../contract/invitations-import.ts';
import { type Column, EmptyCard, Table, TwoLines } from '../../../ui/index.ts';
import { type FirstCustomer, firstCustomers } from '../table-beginning.ts';
import '../words.ts';

/** The first customers as the choice of columns reads them. */
export function FirstCustomers({ rows, layout }: { rows: ImportBeginning['rows']; layout: ImportLayout }) {
  const { t } = useTranslation('partner-cabinet');
  const customers = firstCustomers(rows, layout);
  if (customers.length === 0) return <EmptyCard title={t('imports.columns.noCustomers')} />;
  const text = (key: 'tariffName' | 'note'): Column<FirstCustomer> => ({
    key,
    header: t(`imports.fields.${key}`),
    cell: (row) => <span className="given-name">{row[key] || '-'}</span>,
  });
  const columns: Column<FirstCustomer>[] = [
    {
      key: 'customer',
      header: t('imports.columns.first'),
      role: 'head',
      cell: ({ customerName, email }) => (
        <TwoLines
          first={<span className="given-name">{customerName || t('imports.rows.noName')}</span>}
          second={<span className="given-name">{email || t('imports.rows.noEmail')}</span>}
        />
      ),
    },
    text('tariffName'),
    text('note'),
    { key: 'line', header: t('imports.rows.line'), cell: ({ line }) => line },
  ];
  return (
    <Table caption={t('imports.columns.first')} columns={columns} rows={customers} rowKey={({ line }) => `${line}`} />
  );
}
