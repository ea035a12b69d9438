import { useSuspenseQuery } from '@tanstack/react-query';
import { t } from '../../app/i18n.ts';
import { useSession } from '../../app/session/index.ts';
import { Way } from '../../app/way.tsx';
import { WithoutScripts } from '../../app/without-scripts.tsx';
import { pathTo } from '../../routes.tsx';
import { PageHead } from '../../ui/index.ts';
import { contentQueries } from '../content/queries.ts';
import { useCodeOfLink } from '../identity/index.ts';
import { JoinForm } from './parts/join-form.tsx';

/** The page that a colleague's letter leads to: joining with an account, or registration. */
export function JoinScreen() {
  const { data: settings } = useSuspenseQuery(contentQueries.siteSettings());
  const { user } = useSession();
  const code = useCodeOfLink();
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={
          <Way to={[{ label: t('registration.title'), href: pathTo('register') }, { label: t('joining.crumb') }]} />
        }
        title={t('joining.title')}
        description={t('joining.description')}
      />
      <noscript>{import.meta.env.SSR && <WithoutScripts />}</noscript>
      <JoinForm key={code} code={code} kazakhNames={settings.kazakhNames} user={user} />
    </div>
  );
}
