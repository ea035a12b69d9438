import { Building2, Check, ChevronDown, Handshake, LogOut, UserRound } from 'lucide';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../contract/identity.ts';
import { displayName, useLeave } from '../app/session/index.ts';

import { OwnAnnouncements } from '../features/announcements/index.ts';
import { useSelectSubscriber } from '../features/subscribers/index.ts';
import { pathTo } from '../routes.ts';
import { Icon, Menu, MenuItem, MenuLine } from '../ui/index.ts';
import styles from './user-menu.module.css';

/** The person's name with the menu of the account, the subscribers and sign-out. */
export function UserMenu({ user, accountHref }: { user: UserInfo; accountHref: string }) {
  const { t } = useTranslation();
  const leave = useLeave();
  const select = useSelectSubscriber();
  const name = displayName(user);
  return (
    <>
      {user.announcements && (
        <Suspense>
          <OwnAnnouncements {...user.announcements} />
        </Suspense>
      )}
      <Menu
        wide={user.subscribers.length > 1}
        button={(props) => (
          <button type="button" {...props} className={styles.user}>
            <span className="visually-hidden">{t('shell.userMenu')} </span>
            <span className={styles.avatar} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <span className={styles.name}>{name}</span>
            <Icon of={ChevronDown} size={16} className={styles.chevron} />
          </button>
        )}
      >
        {user.subscribers.length > 1 && (
          <>
            {user.subscribers.map(({ id, name: subscriber, code }, index) => (
              <MenuItem
                key={id}
                icon={index === 0 ? Check : Building2}
                detail={t('shell.subscriberCode', { code })}
                inactive={index === 0}
                onSelect={() => select.mutate(id)}
              >
                {subscriber}
                {index === 0 && <span className="visually-hidden"> ({t('shell.current')})</span>}
              </MenuItem>
            ))}
            <MenuLine />
          </>
        )}
        {user.roles.includes('partner') && (
          <MenuItem icon={Handshake} href={pathTo('partner')}>
            {t('shell.partnerCabinet')}
          </MenuItem>
        )}
        <MenuItem icon={UserRound} href={accountHref} newTab>
          {t('shell.account')}
        </MenuItem>
        <MenuItem icon={LogOut} onSelect={() => void leave()}>
          {t('shell.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? '')
    .join('');
}
