import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { t } from '../../../app/i18n.ts';
import { Button, Icon } from '../../../ui/index.ts';

/** Thanks in the place of the form; the focus goes there, because the pressed button is gone. */
export function EnquirySent({ onAgain }: { onAgain: () => void }) {
  const words = useRef<HTMLDivElement | null>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="enquiry-sent" ref={words} tabIndex={-1} role="status">
      <Icon of={CircleCheck} size={32} />
      <h3 className="h3">{t('enquiryform.sentTitle')}</h3>
      <p className="muted">{t('enquiryform.sentText')}</p>
      <Button variant="second" onClick={onAgain}>
        {t('enquiryform.again')}
      </Button>
    </div>
  );
}
