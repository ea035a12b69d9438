import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide';
import type { ReactNode } from 'react';
import { Beads } from './beads.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './slider.module.css';
import type { Slider } from './use-slider.ts';

export interface SliderLabels {
  /** Names the row. */
  row: string;
  /** What it is: «карусель». */
  role: string;
  pause: string;
  play: string;
  back: string;
  forward: string;
  /** The announcement of the position, from 1. */
  position: (number: number, count: number) => string;
}

interface PartProps {
  slider: Slider;
  labels: SliderLabels;
}

/** Pause, back and forward: right of the section's title. */
export function SliderControls({ slider, labels }: PartProps) {
  return (
    <div className={classNames(styles.controls, !slider.ready && styles.unready)}>
      <IconButton
        boxed
        className={styles.pause}
        label={slider.paused ? labels.play : labels.pause}
        icon={<Icon of={slider.paused ? Play : Pause} />}
        inactive={!slider.movable}
        onClick={slider.togglePause}
      />
      <div className={styles.arrows} {...slider.focusHandlers}>
        <IconButton
          boxed
          label={labels.back}
          icon={<Icon of={ArrowLeft} />}
          inactive={!slider.movable}
          onClick={() => slider.go(-1)}
        />
        <IconButton
          boxed
          label={labels.forward}
          icon={<Icon of={ArrowRight} />}
          inactive={!slider.movable}
          onClick={() => slider.go(1)}
        />
      </div>
    </div>
  );
}

interface RowProps extends PartProps {
  /** Of slides. */
  count: number;
  /** Beads under the row count where it stands. */
  pagination?: boolean;
  className?: string | undefined;
  /** One list, `slider-track`, with the slides as its items. */
  children: ReactNode;
}

/**
 * The row of slides. The server draws it as a row that scrolls natively, in its final shape; in the browser it loops and
 * moves by itself.
 */
export function SliderRow({ slider, labels, count, pagination = true, className, children }: RowProps) {
  return (
    <>
      <section
        ref={slider.ref}
        className={classNames(styles.slider, className)}
        aria-roledescription={labels.role}
        aria-label={labels.row}
        data-moving={slider.moving || undefined}
        {...slider.rowHandlers}
      >
        {children}
      </section>
      {pagination && (
        <div className={styles.foot}>
          <Beads count={slider.index + 1} total={count} size="position" />
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {slider.movedByHand && labels.position(slider.index + 1, count)}
      </p>
    </>
  );
}
