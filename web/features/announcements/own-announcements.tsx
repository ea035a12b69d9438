import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dismissAnnouncement, type PersonalAnnouncements } from '../../../contract/announcements.ts';
import { request } from '../../app/calls/api.ts';
import { logQuietly } from '../../app/calls/browser-log.ts';
import styles from './announcement.module.css';
import { AnnouncementList } from './announcement-list.tsx';

/** What is announced to this person beside the page's own announcements, and below them; hides what the account dismissed. */
export function OwnAnnouncements({ shown, dismissed }: PersonalAnnouncements) {
  const [place] = useState(() => Object.assign(document.createElement('div'), { className: styles.place }));
  const [gone, setGone] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    document.getElementById('start')?.before(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => markGone(dismissed), [dismissed]);
  const dismiss = (mark: string) => {
    setGone((before) => [...before, mark]);
    document.getElementById('main')?.focus({ preventScroll: true });
    request(dismissAnnouncement, { body: { mark } }).catch((error: unknown) =>
      logQuietly('Объявление не\u00a0скрыто в\u00a0учётной записи', error),
    );
  };
  const left = shown.filter(({ mark }) => !gone.includes(mark));
  return createPortal(<AnnouncementList items={left} onDismiss={dismiss} />, place);
}

/** Marks what the page carries and the account has dismissed, until somebody else is here. */
function markGone(marks: readonly string[]): () => void {
  const found = marks.flatMap((mark) => [...document.querySelectorAll(`[data-announcement="${mark}"]`)]);
  for (const one of found) one.toggleAttribute('data-gone', true);
  return () => {
    for (const one of found) one.removeAttribute('data-gone');
  };
}
