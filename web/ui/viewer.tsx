import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './viewer.module.css';
import { type ViewerImage, ViewerPicture } from './viewer-picture.tsx';

interface ViewerProps {
  open: boolean;
  onClose: () => void;
  /** Names the viewer; also its heading while there is no image. */
  title: string;
  images: readonly ViewerImage[];
  /** From 0. */
  index: number;
  onIndexChange: (index: number) => void;
  /** Shown in the place of the images: a loading text, an `<ErrorNote>`, or a text that there are none. */
  message?: ReactNode;
  labels: { close: string; previous: string; next: string; zoomIn: string; zoomOut: string };
}

/** A full-screen viewer of pictures: title, arrows (keys and a finger too), counter «n / total», and the picture in its own size. */
export function Viewer({ open, onClose, title, images, index, onIndexChange, message, labels }: ViewerProps) {
  const titleId = useId();
  const modal = useModal({ open, onClose });
  const image = message === undefined ? images[index] : undefined;
  const [large, setLarge] = useState('');
  const isLarge = image !== undefined && image.url === large;
  const zoom = () => setLarge(isLarge ? '' : (image?.url ?? ''));
  const go = (step: number) => onIndexChange((index + step + images.length) % images.length);
  const swipe = useSwipe(go);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    modal.handlers.onKeyDown(event);
    // The arrows move a large picture.
    if (image === undefined || isLarge) return;
    if (event.key === 'ArrowLeft') go(-1);
    if (event.key === 'ArrowRight') go(1);
  };
  return (
    <dialog ref={modal.ref} className={styles.viewer} aria-label={title} {...modal.handlers} onKeyDown={onKeyDown}>
      {open && (
        <>
          <div className={styles.bar}>
            <h2 className={styles.title} id={titleId} aria-live="polite">
              {image?.title ?? title}
            </h2>
            {image !== undefined && (
              <>
                <span className={styles.counter}>
                  {index + 1} / {images.length}
                </span>
                <IconButton
                  label={isLarge ? labels.zoomOut : labels.zoomIn}
                  icon={<Icon of={isLarge ? ZoomOut : ZoomIn} size={22} />}
                  onClick={zoom}
                />
              </>
            )}
            <IconButton label={labels.close} icon={<Icon of={X} size={22} />} onClick={modal.requestClose} />
          </div>
          <div className={styles.stage} {...(image && !isLarge && swipe)}>
            {image === undefined ? (
              <div className={styles.message}>{message}</div>
            ) : (
              <>
                <IconButton label={labels.previous} icon={<Icon of={ArrowLeft} size={22} />} onClick={() => go(-1)} />
                <ViewerPicture key={image.url} image={image} large={isLarge} onZoom={zoom} />
                <IconButton label={labels.next} icon={<Icon of={ArrowRight} size={22} />} onClick={() => go(1)} />
              </>
            )}
          </div>
        </>
      )}
    </dialog>
  );
}
