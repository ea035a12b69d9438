import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { UserInfo } from '../../contract/identity.ts';
import { t } from '../app/i18n.ts';
import { SubscriberBlock } from '../features/subscribers/subscriber-block.tsx';
import { Icon, IconButton, Logo, UiLink } from '../ui/index.ts';
import { useModal } from '../ui/use-modal.ts';
import { MenuAnchor } from './main-menu.tsx';
import { isCurrent, type MenuLink } from './menus.ts';
import { SubscriberSwitch } from './subscriber-switch.tsx';
import { useLeave } from './use-leave.ts';

interface SheetMenuProps {
  menu: readonly MenuLink[];
  user: UserInfo | null;
  accountHref: string;
}

/** The menu of small screens: a full sheet with the subscriber first, then our links, then the external ones. */
export function SheetMenu({ menu, user, accountHref }: SheetMenuProps) {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  const leave = useLeave();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of address closes the sheet
  useEffect(() => setOpen(false), [pathname, search]);
  const modal = useModal({ open, onClose: () => setOpen(false) });
  const own = menu.filter((link) => !link.external);
  const external = menu.filter((link) => link.external);
  return (
    <div className="sheet-menu">
      <IconButton
        label={t('shell.menu')}
        icon={<Icon of={Menu} size={24} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <dialog ref={modal.ref} className="sheet" aria-label={t('shell.menu')} {...modal.handlers}>
        {open && (
          <>
            <div className="sheet-head">
              <span className="brand">
                <Logo />
                <span>{t('common.brand')}</span>
              </span>
              <IconButton
                label={t('shell.closeMenu')}
                icon={<Icon of={X} size={24} />}
                onClick={() => setOpen(false)}
              />
            </div>
            {user && (
              <div className="sheet-subscriber">
                <SubscriberBlock user={user} />
                <SubscriberSwitch user={user} />
              </div>
            )}
            <nav aria-label={t('shell.mainMenu')} onClick={() => setOpen(false)} onKeyDown={() => undefined}>
              <ul>
                {own.map((link) => (
                  <li key={link.label}>
                    <MenuAnchor link={link} current={isCurrent(link, pathname)} className="sheet-link" />
                  </li>
                ))}
              </ul>
              <ul className="sheet-more">
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
    </div>
  );
}
