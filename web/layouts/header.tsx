import { useSuspenseQuery } from '@tanstack/react-query';
import LogIn from 'lucide-react/icons/log-in';
import Search from 'lucide-react/icons/search';
import { t } from '../app/i18n.ts';
import { LatePart, late } from '../app/late-part.tsx';
import { useSession } from '../app/session/index.ts';
import { Phones } from '../features/content/index.ts';
import { contentQueries } from '../features/content/queries.ts';
import { SubscriberBlock } from '../features/subscribers/index.ts';
import { pathTo } from '../routes.tsx';
import { Icon, LinkButton, Logo, UiLink } from '../ui/index.ts';
import { MainMenu } from './main-menu.tsx';
import { personMenu, visitorMenu } from './menus.ts';
import { SheetMenu } from './sheet-menu.tsx';

// A visitor never needs it.
const userMenu = late(
  () => import('./user-menu.tsx'),
  (module) => module.UserMenu,
);

/** The head of every page of the shell. What depends on the person is held while the session is restored. */
export function Header() {
  const { data } = useSuspenseQuery(contentQueries.siteSettings());
  const { user } = useSession();
  const menu = user ? personMenu(data.links) : visitorMenu(data.links);
  return (
    <header className="header">
      <div className="wrap header-top">
        <UiLink href={pathTo('home')} className="brand" aria-label={t('shell.homeLink')}>
          <Logo />
          <span>{t('common.brand')}</span>
        </UiLink>
        {user && (
          <div className="header-subscriber">
            <SubscriberBlock user={user} />
          </div>
        )}
        <div className="header-phones">
          <Phones html={data.phoneNumber} className="header-phone-list" />
          <span>{data.supportHours}</span>
        </div>
        <UiLink href={pathTo('search')} className="icon-btn" aria-label={t('shell.search')}>
          <Icon of={Search} size={22} />
        </UiLink>
        <div className="header-person held">
          {user ? (
            <LatePart
              of={userMenu}
              props={{ user, accountHref: data.links.personalAccount }}
              meanwhile={<span className="avatar" />}
            />
          ) : (
            <>
              <LinkButton
                size="small"
                href={pathTo('login')}
                icon={<Icon of={LogIn} size={18} />}
                className="header-sign-in"
              >
                {t('shell.signIn')}
              </LinkButton>
              <LinkButton size="small" variant="quiet" href={pathTo('login')} className="header-sign-in-short">
                {t('shell.signIn')}
              </LinkButton>
            </>
          )}
        </div>
        <SheetMenu menu={menu} user={user} accountHref={data.links.personalAccount} />
      </div>
      <MainMenu menu={menu} />
      <div className="header-line" />
    </header>
  );
}
