import { useEffect, useRef } from 'react';
import { t } from '../../../app/i18n.ts';
import { Button, DialogActions } from '../../../ui/index.ts';
import { ChangeFailure } from './change-failure.tsx';

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
  const words = useRef<HTMLElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="form-rows">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard scrolls what it stands in */}
      <article ref={words} className="letter-preview" tabIndex={0} aria-label={subject}>
        <h3 className="h4">{subject}</h3>
        <p className="letter-words">{text}</p>
      </article>
      <p className="muted">{t('customerletter.replyTo')}</p>
      <ChangeFailure error={error} />
      <DialogActions>
        <Button busy={busy} busyLabel={t('customerletter.sending')} onClick={onSend}>
          {t('customerletter.send')}
        </Button>
        <Button variant="quiet" inactive={busy} onClick={() => !busy && onBack()}>
          {t('customerletter.back')}
        </Button>
      </DialogActions>
    </div>
  );
}
