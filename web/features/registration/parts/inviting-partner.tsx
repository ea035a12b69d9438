import Globe from 'lucide-react/icons/globe';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ServiceOrganization } from '../../../../contract/registration.ts';
import { mailLink, siteLink, telLink } from '../../../app/contact-links.ts';
import { t } from '../../../app/i18n.ts';
import { Icon, type IconShape } from '../../../ui/index.ts';

/** The card of the organisation that invites (specification, section 2, Registration form). */
export function InvitingPartner({ organization: { name, properties } }: { organization: ServiceOrganization }) {
  const { site, mail, phone, description } = properties;
  return (
    <aside className="inviting">
      <p className="caption muted">{t('registration.invitedBy')}</p>
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
