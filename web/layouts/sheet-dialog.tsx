import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { UserInfo } from '../../contract/identity.ts';
import { t } from '../app/i18n.ts';
import { useLeave } from '../app/session/index.ts';
import { SubscriberBlock, SubscriberSwitch } from '../features/subscribers/index.ts';
import { pathTo } from '../routes.tsx';
import { Icon, IconButton, Logo, UiLink } from '../ui/index.ts';
import { useModal } from '../ui/use-modal.ts';
import { MenuAnchor } from './main-menu.tsx';
import { isCurrent, type MenuLink } from './menus.ts';

export interface SheetProps {
  menu: readonly MenuLink[];
  user: UserInfo | null;
  accountHref: string;
}

interface SheetDialogProps extends SheetProps {
  open: boolean;
  onClose: () => void;
}

/** The sheet of small screens: the subscriber first, then our links, then the external ones. */
export function SheetDialog({ menu, user, accountHref, open, onClose }: SheetDialogProps) {
  const { pathname, search } = useLocation();
  const leave = useLeave();
  const opened = useRef(pathname + search);
  useEffect(() => {
    if (opened.current === pathname + search) return;
    opened.current = pathname + search;
    onClose();
  }, [pathname, search, onClose]);
  const modal = useModal({ open, onClose });
  const own = menu.filter((link) => !link.external);
  const external = menu.filter((link) => link.external);
  return (
    <dialog ref={modal.ref} className="sheet" aria-label={t('shell.menu')} {...modal.handlers}>
      {open && (
        <>
          <div className="sheet-head">
            <span className="brand">
              <Logo />
              <span>{t('common.brand')}</span>
            </span>
            <IconButton label={t('shell.closeMenu')} icon={<Icon of={X} size={24} />} onClick={onClose} />
          </div>
          {user && (
            <div className="sheet-subscriber">
              <SubscriberBlock user={user} />
              <SubscriberSwitch user={user} />
            </div>
          )}
          <nav aria-label={t('shell.mainMenu')} onClick={onClose} onKeyDown={() => undefined}>
            <ul>
              {own.map((link) => (
                <li key={link.label}>
                  <MenuAnchor link={link} current={isCurrent(link, pathname)} className="sheet-link" />
                </li>
              ))}
            </ul>
            <ul className="sheet-more">
              {user?.roles.includes('partner') && (
                <li>
                  <UiLink href={pathTo('partner')} className="sheet-small">
                    {t('shell.partnerCabinet')}
                  </UiLink>
                </li>
              )}
              {external.map((link) => (
                <li key={link.label}>
                  <MenuAnchor link={link} current={false} className="sheet-small" />
                </li>
              ))}
              {user && (
                <li>
                  <UiLink href={accountHref} newTab className="sheet-small">
                    {t('shell.account')}
                    <span className="visually-hidden"> {t('common.opensInNewTab')}</span>
                    <Icon of={ArrowUpRight} size={16} />
                  </UiLink>
                </li>
              )}
            </ul>
          </nav>
          {user && (
            <button type="button" className="sheet-small" onClick={() => void leave()}>
              {t('shell.signOut')}
            </button>
          )}
        </>
      )}
    </dialog>
  );
}
