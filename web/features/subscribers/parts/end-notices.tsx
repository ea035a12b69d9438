import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accessInWords, openInWords } from '../../../../contract/subscribers-access.words.ts';
import { daysBetween, formatDay } from '../../../app/words/dates.ts';
import { Banner } from '../../../ui/index.ts';
import type { HiddenEnds } from '../expiring.ts';
import { PartnerContacts } from './partner-contacts.tsx';
import '../words.ts';

interface NoticeProps {
  /** The person has several organisations. */
  several: boolean;
  action: ReactNode;
}

/** Ends of a tariff in one organisation that the warning by tariff hides behind another's later one. */
export function EndingNotice({ ending, ...about }: { ending: HiddenEnds['ending'] } & NoticeProps) {
  const { t } = useTranslation('subscribers');
  return (
    <Banner
      title={t(ending.length === 1 ? 'ending.titleOfOne' : 'ending.title')}
      items={ending.map(({ subscriberId, subscriberName, tariffName, dateEnd, access }) => (
        <li key={subscriberId + tariffName}>
          <b className="given-name">{subscriberName}</b>{' '}
          <span className="muted">
            <span className="given-name">{tariffName}</span> {t('banner.until', { day: formatDay(dateEnd) })},{' '}
            {accessInWords(access)}
          </span>
        </li>
      ))}
      text={
        <>
          {t('ending.text')} <PartnerContacts of={ending} several={about.several} />
        </>
      }
      action={about.action}
    />
  );
}

interface ClosingNoticeProps extends NoticeProps {
  closing: HiddenEnds['closing'];
  today: string;
}

/** Organisations without a running subscription, with the last day of their access and the days that are left. */
export function ClosingNotice({ closing, today, ...about }: ClosingNoticeProps) {
  const { t } = useTranslation('subscribers');
  const ended = closing.reduce((count, one) => count + one.subscriptions, 0);
  const daysLeft = (openUntil: string) => {
    const count = daysBetween(today, openUntil);
    return count === 0 ? t('closing.lastDay') : t('days.left', { count });
  };
  return (
    <Banner
      title={t(ended === 1 ? 'closing.titleOfOne' : 'closing.title')}
      items={closing.map(({ subscriberId, subscriberName, openUntil }) => (
        <li key={subscriberId}>
          <b className="given-name">{subscriberName}</b>{' '}
          <span className="muted">
            {openInWords(openUntil)}, {daysLeft(openUntil)}
          </span>
        </li>
      ))}
      text={
        <>
          {t('closing.text')} <PartnerContacts of={closing} several={about.several} />
        </>
      }
      action={about.action}
    />
  );
}
