import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServicePartner } from '../../../../contract/subscribers.ts';
import { mailLink, telLink } from '../../../app/html/contact-links.ts';
import { subscribersQueries } from '../queries.ts';
import '../words.ts';

/** Who serves these organisations, with phone and e-mail; nothing while that is unknown. */
export function PartnerContacts({ of: subscribers }: { of: readonly { readonly subscriberId: string }[] }) {
  const { t } = useTranslation('subscribers');
  const { data = [] } = useQuery({ ...subscribersQueries.partners(), retryOnMount: false });
  const own = data.filter((partner) => subscribers.some(({ subscriberId }) => subscriberId === partner.subscriberId));
  const partners = [...new Map(own.map((partner) => [partner.name, partner])).values()];
  if (partners.length === 0) return null;
  return (
    <>
      {t('partners', { count: partners.length })}{' '}
      {partners.map((partner, index) => (
        <Fragment key={partner.name}>
          {index > 0 && '; '}
          <Contacts partner={partner} />
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
