import { useTranslation } from 'react-i18next';
import type { SubscriptionChange } from '../../../../contract/partner-cabinet-customers.ts';
import { changeInWords } from '../../../../contract/subscribers-history.words.ts';
import { dayInAlmaty, formatDay, formatTime } from '../../../app/words/dates.ts';
import { type Column, Table, TwoLines } from '../../../ui/index.ts';
import '../words.ts';
import styles from '../customer.module.css';

const shownAtMost = 100;

/** What was done with the customer's subscriptions, by whom and why, newest first. */
export function SubscriptionHistory({ changes }: { changes: readonly SubscriptionChange[] }) {
  const { t } = useTranslation('partner-cabinet');
  const columns: Column<SubscriptionChange>[] = [
    {
      key: 'what',
      header: t('customer.history.what'),
      role: 'head',
      cell: ({ action, tariffName }) => (
        <TwoLines first={t(`customer.history.${action}`)} second={<span className="given-name">{tariffName}</span>} />
      ),
    },
    {
      key: 'before',
      header: t('customer.history.before'),
      cell: (change) => changeInWords(change, formatDay).was || '-',
    },
    {
      key: 'after',
      header: t('customer.history.after'),
      cell: (change) => changeInWords(change, formatDay).became,
    },
    { key: 'reason', header: t('customer.history.reason'), cell: ({ reason }) => reason || '-' },
    {
      key: 'who',
      header: t('customer.history.who'),
      cell: ({ userName }) => <span className="given-name">{userName ?? t('customer.history.nobody')}</span>,
    },
    {
      key: 'when',
      header: t('customer.history.when'),
      cell: ({ at }) => (
        <TwoLines first={<time dateTime={at}>{formatDay(dayInAlmaty(new Date(at)))}</time>} second={formatTime(at)} />
      ),
    },
  ];
  return (
    <section className={styles.section} aria-labelledby="customer-history">
      <h2 className="h2" id="customer-history">
        {t('customer.history.title')}
      </h2>
      {changes.length === 0 ? (
        <p className="muted">{t('customer.history.none')}</p>
      ) : (
        <Table caption={t('customer.history.title')} columns={columns} rows={changes} rowKey={({ id }) => id} />
      )}
      {changes.length >= shownAtMost && (
        <p className="muted small">{t('customer.history.last', { count: shownAtMost })}</p>
      )}
    </section>
  );
}
