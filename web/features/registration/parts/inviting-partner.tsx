import { Globe, Mail, Phone } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { ServiceOrganization } from '../../../../contract/registration.ts';
import { contactsOf, mailLink, siteLink, telLink } from '../../../app/html/contact-links.ts';

import { Icon, type IconShape } from '../../../ui/index.ts';
import '../words.ts';
import styles from '../registration.module.css';

/** The card of the organisation that invites (spec: registration.code-check). */
export function InvitingPartner({ organization: { name, properties } }: { organization: ServiceOrganization }) {
  const { t } = useTranslation('registration');
  const { site, mail, phone, description } = contactsOf(properties);
  return (
    <aside className={styles.inviting}>
      <p className="caption muted">{t('invitedBy')}</p>
      <h2 className="h3 given-name">{name}</h2>
      {description && <p className="muted">{description}</p>}
      <ul>
        <Contact icon={Phone} text={phone} href={telLink(phone)} />
        <Contact icon={Mail} text={mail} href={mailLink(mail)} />
        <Contact icon={Globe} text={site} href={siteLink(site)} />
      </ul>
    </aside>
  );
}

function Contact({ icon, text, href }: { icon: IconShape; text: string; href: string | null }) {
  if (!text) return null;
  return (
    <li>
      <Icon of={icon} />
      {href === null ? text : <a href={href}>{text}</a>}
    </li>
  );
}
