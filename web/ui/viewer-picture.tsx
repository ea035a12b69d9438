import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';
import styles from './viewer.module.css';

export interface ViewerImage {
  url: string;
  title: string;
  /** Of the image itself, in px: keeps the place while it loads. */
  width?: number;
  height?: number;
}

interface ViewerPictureProps {
  image: ViewerImage;
  /** In its own size, to be moved with a finger, the wheel or the arrows. */
  large: boolean;
  onZoom: () => void;
}

/** The picture of a viewer. A press enlarges it where it was pressed. */
export function ViewerPicture({ image, large, onZoom }: ViewerPictureProps) {
  const onClick = ({ currentTarget: picture, clientX, clientY }: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = picture.getBoundingClientRect();
    flushSync(onZoom);
    const frame = picture.parentElement;
    frame?.scrollTo({
      left: ((clientX - left) / width) * picture.offsetWidth - frame.clientWidth / 2,
      top: ((clientY - top) / height) * picture.offsetHeight - frame.clientHeight / 2,
    });
  };
  return (
    <div className={classNames(styles.figure, large && styles.large)} tabIndex={large ? 0 : undefined}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above is for the keyboard */}
      <img
        className={styles.image}
        src={image.url}
        alt={image.title}
        width={image.width}
        height={image.height}
        onClick={onClick}
      />
    </div>
  );
}
