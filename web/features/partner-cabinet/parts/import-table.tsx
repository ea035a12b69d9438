import { CircleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { ImportRow, ImportRowGroup } from '../../../../contract/invitations-import.ts';
import { scriptWarning } from '../../../../contract/mail-address.ts';

import { type Column, EmptyCard, Icon, Table, TwoLines } from '../../../ui/index.ts';
import '../words.ts';
import styles from './import-table.module.css';

/** Rows of the file with what is wrong in each; cards on small screens. */
export function ImportTable({ rows, show }: { rows: readonly ImportRow[]; show: ImportRowGroup }) {
  const { t } = useTranslation('partner-cabinet');
  if (rows.length === 0) return <EmptyCard title={t(show === 'bad' ? 'imports.rows.noneBad' : 'imports.rows.none')} />;
  const customer: Column<ImportRow> = {
    key: 'customer',
    header: t('imports.rows.customer'),
    role: 'head',
    cell: ({ customerName, email }) => (
      <TwoLines
        first={<span className="given-name">{customerName || t('imports.rows.noName')}</span>}
        second={<Email email={email} />}
      />
    ),
  };
  const line: Column<ImportRow> = { key: 'line', header: t('imports.rows.line'), cell: (row) => row.line };
  const others: Column<ImportRow>[] =
    show === 'bad'
      ? [{ key: 'problems', header: t('imports.rows.state'), cell: (row) => <Problems row={row} /> }]
      : [
          {
            key: 'tariff',
            header: t('imports.rows.tariff'),
            cell: ({ tariffName }) => <span className="given-name">{tariffName || t('trial')}</span>,
          },
          {
            key: 'note',
            header: t('imports.rows.note'),
            cell: ({ note }) => <span className="given-name">{note || '-'}</span>,
          },
        ];
  return (
    <Table
      caption={t('imports.rows.title')}
      columns={[customer, ...others, line]}
      rows={rows}
      rowKey={(row) => `${row.line} ${row.email}`}
    />
  );
}

function Email({ email }: { email: string }) {
  const { t } = useTranslation('partner-cabinet');
  const warning = scriptWarning(email);
  return (
    <>
      <span className="given-name">{email || t('imports.rows.noEmail')}</span>
      {warning !== undefined && <span className={styles.warning}>{warning}</span>}
    </>
  );
}

const fields = ['customerName', 'email', 'tariffName', 'note'] as const;

function Problems({ row: { problems } }: { row: ImportRow }) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <ul className={styles.problems}>
      {fields.map(
        (field) =>
          problems[field] !== undefined && (
            <li key={field}>
              <Icon of={CircleAlert} size={16} />
              <span>
                {t(`imports.fields.${field}`)}: {problems[field]}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
