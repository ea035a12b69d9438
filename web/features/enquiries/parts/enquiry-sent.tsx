import { CircleCheck } from 'lucide';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Icon } from '../../../ui/index.ts';
import styles from './enquiry-sent.module.css';
import '../words.ts';

/** The thanks in the place of the form; it takes the focus, because the pressed button is gone. */
export function EnquirySent({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('enquiries');
  const words = useRef<HTMLDivElement | null>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.sent} ref={words} tabIndex={-1} role="status">
      <Icon of={CircleCheck} size={32} />
      <h3 className="h3">{t('form.sentTitle')}</h3>
      <p className="muted">{t('form.sentText')}</p>
      <Button variant="second" onClick={onAgain}>
        {t('form.again')}
      </Button>
    </div>
  );
}
