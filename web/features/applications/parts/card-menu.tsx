import { Check, Copy, Images, Info, Pencil } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../contract/applications.ts';

import { pathTo } from '../../../routes.ts';
import { ActionsMenu, MenuItem, MenuLine, useCopy } from '../../../ui/index.ts';

import { WhenOpened } from './when-opened.tsx';
import '../words.ts';

export interface CardMenuProps {
  application: Application;
  /** Whether the solution is on the site; one that was taken off has no page to lead to. */
  withDetails: boolean;
  /** Whether the solution has pictures of its screens. */
  withScreens: boolean;
  onRename: (application: Application) => void;
  onScreens: (application: Application) => void;
}

/** The actions of a card; «copy the link» shows its result in place and the menu stays open. */
export function CardMenu(props: CardMenuProps) {
  const { t } = useTranslation('applications');
  const { name } = props.application;
  return (
    <ActionsMenu label={t('card.actions', { name })}>
      <WhenOpened>{() => <Items {...props} />}</WhenOpened>
    </ActionsMenu>
  );
}

function Items({ application, withDetails, withScreens, onRename, onScreens }: CardMenuProps) {
  const { t } = useTranslation('applications');
  return (
    <>
      {withDetails && (
        <MenuItem icon={Info} href={pathTo('solution', { code: application.type })}>
          {t('card.details')}
        </MenuItem>
      )}
      <MenuItem icon={Pencil} onSelect={() => onRename(application)}>
        {t('card.rename')}
      </MenuItem>
      {withScreens && (
        <MenuItem icon={Images} onSelect={() => onScreens(application)}>
          {t('card.screens')}
        </MenuItem>
      )}
      <MenuLine />
      <CopyLinkItem url={application.url} />
    </>
  );
}

function CopyLinkItem({ url }: { url: string }) {
  const { t } = useTranslation('applications');
  const { copied, failed, copy } = useCopy();
  const words = copied ? 'copied' : failed ? 'copyFailed' : 'copy';
  return (
    <MenuItem
      icon={copied ? Check : Copy}
      keepOpen
      onSelect={() => void copy(url)}
      detail={url.replace(/^https?:\/\//, '')}
    >
      <span aria-live="polite">{t(`card.${words}`)}</span>
    </MenuItem>
  );
}
