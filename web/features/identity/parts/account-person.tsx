import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../../../contract/identity.ts';
import { siteSettingsQuery } from '../../../app/calls/site-settings.ts';
import { classNames, PageSection, RowList } from '../../../ui/index.ts';
import '../words.ts';
import styles from './account-person.module.css';

/** Name, login and e-mail, and who changes them. */
export function AccountPerson({ user }: { user: UserInfo }) {
  const { t } = useTranslation('identity');
  const { data } = useSuspenseQuery(siteSettingsQuery());
  const rows = [
    [t('account.person.name'), user.name],
    [t('account.person.login'), user.login],
    [t('account.person.email'), user.email],
  ] as const;
  const help = (
    <>
      {t('account.person.change')}{' '}
      <a className={classNames('link', styles.mail)} href={`mailto:${data.supportMailto}`}>
        {data.supportMailto}
      </a>
    </>
  );
  return (
    <PageSection title={t('account.person.title')} text={data.supportMailto ? help : undefined}>
      <RowList as="dl">
        {rows.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className="given-name">{value || <span className="dim">{t('account.person.absent')}</span>}</dd>
          </div>
        ))}
      </RowList>
    </PageSection>
  );
}
