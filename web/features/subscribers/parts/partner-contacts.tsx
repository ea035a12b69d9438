import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServicePartner, Subscription } from '../../../../contract/subscribers.ts';
import { mailLink, telLink } from '../../../app/html/contact-links.ts';
import { subscribersQueries } from '../queries.ts';
import '../words.ts';

interface PartnerContactsProps {
  of: readonly Pick<Subscription, 'subscriberId' | 'subscriberName'>[];
  /** The person has several organisations: whose partner it is has to be said. */
  several: boolean;
}

/** Who serves these organisations, with phone and e-mail; nothing while that is unknown, or where nobody does. */
export function PartnerContacts({ of: subscribers, several }: PartnerContactsProps) {
  const { t } = useTranslation('subscribers');
  const { data = [] } = useQuery(subscribersQueries.partners());
  const nameOf = new Map(subscribers.map(({ subscriberId, subscriberName }) => [subscriberId, subscriberName]));
  // In the order in which the organisations stand above.
  const own = [...nameOf.keys()].flatMap((id) => data.filter(({ subscriberId }) => subscriberId === id));
  const partners = [...Map.groupBy(own, ({ name, phone, mail }) => [name, phone, mail].join()).entries()];
  if (partners.length === 0) return null;
  return (
    <>
      {t(several ? 'partnersOf' : 'partner')}{' '}
      {partners.map(([key, served], index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          {several && (
            <>
              {t(served.length === 1 ? 'partnerOfOne' : 'partnerOfSeveral')}{' '}
              <span className="given-name">{served.map((one) => nameOf.get(one.subscriberId)).join(', ')}</span>
              {': '}
            </>
          )}
          {served[0] && <Contacts partner={served[0]} />}
        </Fragment>
      ))}
      .
    </>
  );
}

function Contacts({ partner: { name, phone, mail } }: { partner: ServicePartner }) {
  const [tel, mailto] = [telLink(phone), mailLink(mail)];
  return (
    <>
      <b className="given-name">{name}</b>
      {phone !== '' && (
        <>
          ,{' '}
          {tel === null ? (
            phone
          ) : (
            <a className="link nowrap" href={tel}>
              {phone}
            </a>
          )}
        </>
      )}
      {mailto !== null && (
        <>
          ,{' '}
          <a className="link" href={mailto}>
            {mail}
          </a>
        </>
      )}
    </>
  );
}
