import { type MouseEvent, useState } from 'react';
import type { ScreenShot } from '../../../../contract/catalogue.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import { LazyDialog } from '../../../app/start/lazy-dialog.tsx';
import { classNames } from '../../../ui/index.ts';
import styles from './shot-thumbnails.module.css';
import { shotSrcSet } from './shot-variants.ts';

const loadViewer = async () => (await import('./shots-viewer.tsx')).ShotsViewer;

interface ShotThumbnailsProps {
  shots: readonly ScreenShot[];
  /** Names the viewer. */
  title: string;
  /** Screens of a phone: narrower, more in a row. */
  mobile?: boolean;
}

const sizes = '(min-width: 1280px) 275px, (min-width: 992px) 24vw, (min-width: 768px) 31vw, 92vw';
const mobileSizes = '(min-width: 768px) 200px, 60vw';

/** Small pictures with their titles; each opens the viewer, or the picture itself without scripts. */
export function ShotThumbnails({ shots, title, mobile = false }: ShotThumbnailsProps) {
  const [shown, setShown] = useState<number | null>(null);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(index);
  };
  return (
    <>
      <ul className={classNames(styles.shots, mobile && styles.mobile)}>
        {shots.map((shot, index) => (
          <li key={shot.url}>
            <a href={withBase(shot.url)} aria-haspopup="dialog" onClick={(event) => open(event, index)}>
              <img
                src={withBase(shot.url)}
                srcSet={shotSrcSet(shot)}
                sizes={mobile ? mobileSizes : sizes}
                width={shot.width}
                height={shot.height}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span>{shot.title}</span>
            </a>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <LazyDialog load={loadViewer} props={{ shots, first: shown, title, onClose: () => setShown(null) }} />
      )}
    </>
  );
}
