import { useSuspenseQuery } from '@tanstack/react-query';
import type { UserInfo } from '../../../../contract/identity.ts';
import { t } from '../../../app/i18n.ts';
import { contentQueries } from '../../content/queries.ts';
import { AccountSection } from './account-section.tsx';

/** Name, login and e-mail, and who changes them. */
export function AccountPerson({ user }: { user: UserInfo }) {
  const { data } = useSuspenseQuery(contentQueries.siteSettings());
  const rows = [
    [t('account.person.name'), user.name],
    [t('account.person.login'), user.login],
    [t('account.person.email'), user.email],
  ] as const;
  const help = (
    <>
      {t('account.person.change')}{' '}
      <a className="link account-mail" href={`mailto:${data.supportMailto}`}>
        {data.supportMailto}
      </a>
    </>
  );
  return (
    <AccountSection title={t('account.person.title')} text={data.supportMailto ? help : undefined}>
      <dl className="account-list">
        {rows.map(([label, value]) => (
          <div key={label} className="account-fact">
            <dt>{label}</dt>
            <dd className="given-name">{value || <span className="dim">{t('account.person.absent')}</span>}</dd>
          </div>
        ))}
      </dl>
    </AccountSection>
  );
}
