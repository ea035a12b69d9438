import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnquiryFormId } from '../../../../contract/enquiries.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import styles from './crm-frame.module.css';
import '../words.ts';

const lowest = 120;
const highest = 4_000;

/** The height the frame's own document asks for; any other message is ignored. */
function heightIn(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || !('crmFormHeight' in message)) return undefined;
  const height = Number(message.crmFormHeight);
  return Number.isFinite(height) ? Math.min(highest, Math.max(lowest, Math.ceil(height))) : undefined;
}

/** A foreign form in a sandbox: its scripts reach neither the page, nor the session, nor the portal's calls (spec: enquiries.foreign-form). */
export function CrmFrame({ formId }: { formId: EnquiryFormId }) {
  const { t } = useTranslation('enquiries');
  const frame = useRef<HTMLIFrameElement | null>(null);
  const [height, setHeight] = useState<number>();
  const [src, setSrc] = useState<string>();
  // Set after hydration, because a loader that hangs would delay the page's `load` event.
  useEffect(() => setSrc(withBase(`/crm-form/${formId}`)), [formId]);
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow) setHeight((before) => heightIn(data) ?? before);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('title')}
      src={src}
      sandbox="allow-scripts allow-forms allow-popups"
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      style={height === undefined ? undefined : { height }}
    />
  );
}
