import { useId } from 'react';
import type { PartnerSummary } from '../../../../contract/invitations.ts';
import { t } from '../../../app/i18n.ts';

type Months = PartnerSummary['months'];

const heightOfChart = 100;
const monthName = new Intl.DateTimeFormat('ru-RU', { month: 'long', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('ru-RU', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
const lettersOfMonth = 3;

/** Invitations sent and used by month: bars for the eye, a table for readers. Before the first one it is not there. */
export function MonthsChart({ months }: { months: Months }) {
  const id = useId();
  const most = Math.max(...months.flatMap(({ sent, used }) => [sent, used]));
  if (most === 0) return null;
  return (
    <section className="card months" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('cabinet.months.title')}
      </h2>
      <p className="months-legend" aria-hidden="true">
        <span className="months-sent">{t('cabinet.months.sent')}</span>
        <span className="months-used">{t('cabinet.months.used')}</span>
      </p>
      <div className="months-bars" aria-hidden="true">
        {months.map(({ month, sent, used }) => (
          <div key={month} className="months-month">
            <svg viewBox={`0 0 20 ${heightOfChart}`} preserveAspectRatio="none">
              <title>{t('cabinet.months.both', { sent, used })}</title>
              <Bar className="months-sent" left={1} share={sent / most} />
              <Bar className="months-used" left={11} share={used / most} />
            </svg>
            <span>{monthName.format(dateOf(month)).slice(0, lettersOfMonth)}</span>
          </div>
        ))}
      </div>
      <div className="visually-hidden">
        <MonthsTable months={months} />
      </div>
    </section>
  );
}

function Bar({ className, left, share }: { className: string; left: number; share: number }) {
  const height = share * heightOfChart;
  return <rect className={className} x={left} y={heightOfChart - height} width={8} height={height} />;
}

function MonthsTable({ months }: { months: Months }) {
  return (
    <table>
      <caption>{t('cabinet.months.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cabinet.months.month')}</th>
          <th scope="col">{t('cabinet.months.sent')}</th>
          <th scope="col">{t('cabinet.months.used')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, sent, used }) => (
          <tr key={month}>
            <th scope="row">{monthAndYear.format(dateOf(month))}</th>
            <td>{sent}</td>
            <td>{used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
