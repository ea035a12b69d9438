import { Globe, Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organization } from '../../../../contract/partners.ts';
import { contactsOf, mailLink, siteLink, telLink } from '../../../app/html/contact-links.ts';

import { Card, Icon, type IconShape, UiLink, VisuallyHidden } from '../../../ui/index.ts';
import '../words.ts';
import styles from './partner-card.module.css';

/** An organisation with its contacts; what cannot be a link is plain text. */
export function PartnerCard({ organization: { name, properties } }: { organization: Organization }) {
  const { t } = useTranslation(['partners', 'start']);
  const { site, mail, phone, description } = contactsOf(properties);
  const siteHref = siteLink(site);
  return (
    <Card as="li" className={styles.card}>
      <h3 className="h4 given-name">{name}</h3>
      {description !== '' && <p className="muted small">{description}</p>}
      <ul className={styles.contacts}>
        <Contact icon={Phone} label={t('contacts.phone')} text={phone} href={telLink(phone)} />
        <Contact icon={Mail} label={t('contacts.mail')} text={mail} href={mailLink(mail)} />
        <Contact icon={Globe} label={t('contacts.site')} text={site}>
          {siteHref !== null && (
            <UiLink newTab href={siteHref}>
              {site.replace(/^https?:\/\//i, '')}
              <VisuallyHidden> {t('start:opensInNewTab')}</VisuallyHidden>
            </UiLink>
          )}
        </Contact>
      </ul>
    </Card>
  );
}

interface ContactProps {
  icon: IconShape;
  label: string;
  text: string;
  href?: string | null;
  /** Another link than a plain one. */
  children?: ReactNode;
}

function Contact({ icon, label, text, href = null, children }: ContactProps) {
  if (text.trim() === '') return null;
  return (
    <li>
      <Icon of={icon} size={18} />
      <span className="num">
        <VisuallyHidden>{label} </VisuallyHidden>
        {children || (href === null ? text : <a href={href}>{text}</a>)}
      </span>
    </li>
  );
}
