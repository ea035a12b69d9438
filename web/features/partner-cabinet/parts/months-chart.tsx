import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerSummary } from '../../../../contract/partner-cabinet.ts';

import { Card, classNames } from '../../../ui/index.ts';
import '../words.ts';
import styles from './months-chart.module.css';

type Months = PartnerSummary['months'];

const heightOfChart = 100;
const monthName = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
const lettersOfMonth = 3;

/** Invitations sent and used by month: bars, and a table for screen readers. Absent before the first invitation. */
export function MonthsChart({ months }: { months: Months }) {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  const most = Math.max(...months.flatMap(({ sent, used }) => [sent, used]));
  if (most === 0) return null;
  return (
    <Card as="section" className={styles.chart} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('months.title')}
      </h2>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.sent}>{t('months.sent')}</span>
        <span className={styles.used}>{t('months.used')}</span>
      </p>
      <div className={styles.bars} aria-hidden="true">
        {months.map(({ month, sent, used }) => (
          <div key={month} className={styles.month}>
            <span className={classNames(styles.values, 'num')}>
              <b>{sent || ''}</b>
              <span>{used || ''}</span>
            </span>
            <svg viewBox={`0 0 20 ${heightOfChart}`} preserveAspectRatio="none">
              <title>{t('months.both', { sent, used })}</title>
              <Bar className={styles.sent} left={1} share={sent / most} />
              <Bar className={styles.used} left={11} share={used / most} />
            </svg>
            <span>{monthName.format(dateOf(month)).slice(0, lettersOfMonth)}</span>
          </div>
        ))}
      </div>
      <div className="visually-hidden">
        <MonthsTable months={months} />
      </div>
    </Card>
  );
}

function Bar({ className, left, share }: { className: string | undefined; left: number; share: number }) {
  const height = share * heightOfChart;
  return <rect className={className} x={left} y={heightOfChart - height} width={8} height={height} />;
}

function MonthsTable({ months }: { months: Months }) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <table>
      <caption>{t('months.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('months.month')}</th>
          <th scope="col">{t('months.sent')}</th>
          <th scope="col">{t('months.used')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, sent, used }) => (
          <tr key={month}>
            <th scope="row">{monthAndYear.format(dateOf(month)).replaceAll(' ', '\u00a0')}</th>
            <td>{sent}</td>
            <td>{used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
