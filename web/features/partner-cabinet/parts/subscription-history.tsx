import { useTranslation } from 'react-i18next';
import type { SubscriptionChange } from '../../../../contract/partner-cabinet-customers.ts';
import type { Period } from '../../../../contract/subscribers-periods.ts';
import { dayInAlmaty, formatDay, formatTime } from '../../../app/words/dates.ts';
import { t } from '../../../app/words/i18n.ts';
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
    { key: 'before', header: t('customer.history.before'), cell: ({ before }) => before && inWords(before) },
    {
      key: 'after',
      header: t('customer.history.after'),
      cell: ({ action, after }) => (action === 'added' ? inFull(after) : inWords(after)),
    },
    { key: 'reason', header: t('customer.history.reason'), cell: ({ reason }) => reason },
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

function inWords({ dateEnd }: Period): string {
  return dateEnd === null
    ? t('partner-cabinet:customer.history.endless')
    : t('partner-cabinet:customer.history.until', { day: formatDay(dateEnd) });
}

function inFull(period: Period): string {
  const { dateBegin } = period;
  return dateBegin === null
    ? inWords(period)
    : `${t('partner-cabinet:customer.history.from', { day: formatDay(dateBegin) })} ${inWords(period)}`;
}
