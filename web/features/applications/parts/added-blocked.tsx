import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, DialogActions, DialogSuccess, LinkButton } from '../../../ui/index.ts';
import '../words.ts';
import styles from './added-blocked.module.css';

/**
 * The application was added, but its tab was not allowed to open: a visible link in its place
 * (spec: applications.launch).
 */
export function AddedBlocked({ href, onClose }: { href: string; onClose: () => void }) {
  const { t } = useTranslation(['applications', 'start']);
  const textId = useId();
  const link = useRef<HTMLAnchorElement | null>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <DialogSuccess>
        <p>{t('add.done')}</p>
      </DialogSuccess>
      <p className={styles.text} id={textId}>
        {t('add.blocked')}
      </p>
      <DialogActions>
        <LinkButton
          ref={link}
          newTab
          newTabHint={t('start:opensInNewTab')}
          href={href}
          aria-describedby={textId}
          onClick={onClose}
        >
          {t('add.open')}
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          {t('start:close')}
        </Button>
      </DialogActions>
    </>
  );
}
