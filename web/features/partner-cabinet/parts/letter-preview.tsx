import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../../app/calls/change-failure.tsx';
import { Button, DialogActions } from '../../../ui/index.ts';
import '../words.ts';
import styles from './letter-preview.module.css';

interface LetterPreviewProps {
  subject: string;
  text: string;
  error: Error | null;
  busy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** The letter as its readers have it, before it is sent. */
export function LetterPreview({ subject, text, error, busy, onBack, onSend }: LetterPreviewProps) {
  const { t } = useTranslation('partner-cabinet');
  const words = useRef<HTMLElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="form-rows">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard scrolls what it stands in */}
      <article ref={words} className={styles.preview} tabIndex={0} aria-label={subject}>
        <h3 className="h4">{subject}</h3>
        <p className={styles.words}>{text}</p>
      </article>
      <p className="muted">{t('letter.replyTo')}</p>
      <ChangeFailure error={error} />
      <DialogActions>
        <Button busy={busy} busyLabel={t('letter.sending')} onClick={onSend}>
          {t('letter.send')}
        </Button>
        <Button variant="quiet" inactive={busy} onClick={() => !busy && onBack()}>
          {t('letter.back')}
        </Button>
      </DialogActions>
    </div>
  );
}
