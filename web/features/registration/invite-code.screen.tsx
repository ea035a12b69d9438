import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { displayName, useSession } from '../../app/session/index.ts';
import { Way } from '../../app/way.tsx';
import { WithoutScripts } from '../../app/without-scripts.tsx';
import { pathTo } from '../../routes.tsx';
import { Note, PageHead } from '../../ui/index.ts';
import { contentQueries } from '../content/queries.ts';
import { useCodeOfLink } from '../identity/index.ts';
import { RegistrationFields } from './parts/registration-fields.tsx';

/** Registration by an invitation's code (specification, section 2, Registration form). */
export function InviteCodeScreen() {
  const { data: settings } = useSuspenseQuery(contentQueries.siteSettings());
  const { user } = useSession();
  const code = useCodeOfLink();
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <Way
            to={[{ label: t('registration.title'), href: pathTo('register') }, { label: t('registration.crumb') }]}
          />
        }
        title={t('registration.title')}
        description={t('registration.description')}
      />
      {user && <Note kind="warn">{t('registration.already', { name: displayName(user) })}</Note>}
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <RegistrationFields key={code} code={code} kazakhNames={settings.kazakhNames} locked={user !== null} />
    </div>
  );
}
