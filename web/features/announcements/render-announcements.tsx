import { renderToStaticMarkup } from 'react-dom/server';
import type { Announcement } from '../../../contract/announcements.ts';
import { basePath } from '../../app/routing/base-path.ts';
import styles from './announcement.module.css';
import { AnnouncementList } from './announcement-list.tsx';
import { dismissedScript } from './dismissed-script.ts';

/** The HTML of the announcements that a page carries, with the script behind them; React writes no script as it is. */
export function renderAnnouncements(items: readonly Announcement[]): string {
  const list = renderToStaticMarkup(<AnnouncementList items={items} />);
  return `<div class="${styles.place}" data-base="${basePath()}" data-nosnippet>${list}<script>${dismissedScript}</script></div>`;
}

/** The source file whose chunk has the styles of the announcements. */
export const announcementsFile = 'features/announcements/own-announcements.tsx';
