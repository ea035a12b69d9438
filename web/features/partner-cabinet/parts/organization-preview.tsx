import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnOrganization } from '../../../../contract/partner-cabinet-card.ts';

import { pathTo } from '../../../routes.ts';
import { Note, UiLink } from '../../../ui/index.ts';
import { PartnerCard } from '../../partners/index.ts';
import '../words.ts';
import styles from './organization-preview.module.css';

/** The card as the directory shows it. */
export function OrganizationPreview({ organization }: { organization: OwnOrganization }) {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  const { city, published } = organization;
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('organization.preview')}
      </h2>
      {!published && <Note>{t('organization.hidden')}</Note>}
      <p className="muted given-name">{city}</p>
      <ul>
        <PartnerCard organization={organization} />
      </ul>
      {published && (
        <UiLink className="link" href={pathTo('browsePartners', undefined, { city })}>
          {t('organization.toDirectory')}
        </UiLink>
      )}
    </section>
  );
}
