import Check from 'lucide-react/icons/check';
import { useEffect, useId, useRef } from 'react';
import { t } from '../../../app/i18n.ts';
import { Button, DialogActions, Icon, LinkButton } from '../../../ui/index.ts';

/** The application was added, but its tab was not allowed to open: a visible link in its place (contract, section 4). */
export function AddedBlocked({ href, onClose }: { href: string; onClose: () => void }) {
  const textId = useId();
  const link = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <div className="dialog-success">
        <span className="dialog-tick">
          <Icon of={Check} size={22} stroke={2.5} />
        </span>
        <p>{t('applications.add.done')}</p>
      </div>
      <p className="added-blocked" id={textId}>
        {t('applications.add.blocked')}
      </p>
      <DialogActions>
        <LinkButton
          ref={link}
          newTab
          newTabHint={t('common.opensInNewTab')}
          href={href}
          aria-describedby={textId}
          onClick={onClose}
        >
          {t('applications.add.open')}
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </>
  );
}
