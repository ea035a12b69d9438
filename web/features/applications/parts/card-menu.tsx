import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Images from 'lucide-react/icons/images';
import Info from 'lucide-react/icons/info';
import Pencil from 'lucide-react/icons/pencil';
import type { Application } from '../../../../contract/applications.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, IconButton, Menu, MenuItem, MenuLine, useCopy } from '../../../ui/index.ts';

import { WhenOpened } from './when-opened.tsx';

export interface CardMenuProps {
  application: Application;
  /** Whether the solution has pictures of its screens. */
  withScreens: boolean;
  onRename: (application: Application) => void;
  onScreens: (application: Application) => void;
}

/** The actions of a card; «copy the link» answers in its own place and the menu stays. */
export function CardMenu({ application, withScreens, onRename, onScreens }: CardMenuProps) {
  const { name } = application;
  return (
    <Menu
      button={(button) => (
        <IconButton
          {...button}
          label={t('applications.card.actions', { name })}
          icon={<Icon of={Ellipsis} size={22} />}
        />
      )}
    >
      <WhenOpened>
        {() => <Items application={application} withScreens={withScreens} onRename={onRename} onScreens={onScreens} />}
      </WhenOpened>
    </Menu>
  );
}

function Items({ application, withScreens, onRename, onScreens }: CardMenuProps) {
  return (
    <>
      <MenuItem icon={Info} href={pathTo('solution', { code: application.type })}>
        {t('applications.card.details')}
      </MenuItem>
      <MenuItem icon={Pencil} onSelect={() => onRename(application)}>
        {t('applications.card.rename')}
      </MenuItem>
      {withScreens && (
        <MenuItem icon={Images} onSelect={() => onScreens(application)}>
          {t('applications.card.screens')}
        </MenuItem>
      )}
      <MenuLine />
      <CopyLinkItem url={application.url} />
    </>
  );
}

function CopyLinkItem({ url }: { url: string }) {
  const { copied, failed, copy } = useCopy();
  const words = copied ? 'copied' : failed ? 'copyFailed' : 'copy';
  return (
    <MenuItem
      icon={copied ? Check : Copy}
      keepOpen
      onSelect={() => void copy(url)}
      detail={url.replace(/^https?:\/\//, '')}
    >
      <span aria-live="polite">{t(`applications.card.${words}`)}</span>
    </MenuItem>
  );
}
