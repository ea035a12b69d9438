import { useTranslation } from 'react-i18next';
import { asSentence, closedInWords, openDaysInWords } from '../../../contract/subscribers-access.words.ts';
import { mailLink, telLink } from '../../app/html/contact-links.ts';
import { PlainPage, plainContacts } from '../../app/html/plain-page.tsx';
import { withBase } from '../../app/routing/base-path.ts';

import { pathTo } from '../../routes.ts';
import { LinkButton, MovingBeads } from '../../ui/index.ts';
import type { HostingPage, ServicePartner } from './hosting-page.ts';
import styles from './launch-notice.module.css';
import './words.ts';

/** One plain message of a launch: being prepared, failed, closed, absent, to be asked for. It needs no scripts. */
export function LaunchNotice({ page }: { page: Exclude<HostingPage, { kind: 'stand' }> }) {
  const { t } = useTranslation('hosting');
  const waiting = page.kind === 'preparing';
  const name = 'name' in page ? page.name : undefined;
  return (
    <PlainPage
      title={t(`${page.kind}.title`)}
      above={
        waiting && (
          <div className={styles.beads}>
            <MovingBeads />
          </div>
        )
      }
    >
      {name && <p className={styles.name}>{name}</p>}
      {page.kind === 'closed' && page.openUntil && <p>{asSentence(closedInWords(page.openUntil))}</p>}
      <p className="muted">{t(`${page.kind}.text`, { days: openDaysInWords })}</p>
      {page.kind === 'closed' && page.partner && <Partner partner={page.partner} />}
      {page.kind === 'ask-demo' && (
        <LinkButton variant="primary" href={withBase(pathTo('beginWork', { code: page.code }))}>
          {t('openDemo')}
        </LinkButton>
      )}
      <LinkButton
        variant={waiting || page.kind === 'ask-demo' ? 'second' : 'primary'}
        href={withBase(pathTo(page.kind === 'no-demo' ? 'solutions' : 'my'))}
      >
        {t(page.kind === 'no-demo' ? 'toSolutions' : 'toMy')}
      </LinkButton>
    </PlainPage>
  );
}

/** The partner to contact, with phone and mail. */
function Partner({ partner: { name, phone, mail } }: { partner: ServicePartner }) {
  const [tel, mailto] = [telLink(phone), mailLink(mail)];
  return (
    <p className={plainContacts}>
      <b className="given-name">{name}</b>
      {phone !== '' && (tel === null ? <span>{phone}</span> : <a href={tel}>{phone}</a>)}
      {mailto !== null && <a href={mailto}>{mail}</a>}
    </p>
  );
}
