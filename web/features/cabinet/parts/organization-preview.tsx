import { useId } from 'react';
import type { OwnOrganization } from '../../../../contract/partner-card.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Note, UiLink } from '../../../ui/index.ts';
import { PartnerCard } from '../../partners/index.ts';

/** The card as the directory shows it. */
export function OrganizationPreview({ organization }: { organization: OwnOrganization }) {
  const id = useId();
  const { city, published } = organization;
  return (
    <section className="organization-preview" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('cabinet.organization.preview')}
      </h2>
      {!published && <Note>{t('cabinet.organization.hidden')}</Note>}
      <p className="muted given-name">{city}</p>
      <ul>
        <PartnerCard organization={organization} />
      </ul>
      {published && (
        <UiLink className="link" href={pathTo('browsePartners', undefined, { city })}>
          {t('cabinet.organization.toDirectory')}
        </UiLink>
      )}
    </section>
  );
}
