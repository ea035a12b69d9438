import { Check, X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { MovingBeads } from './beads.tsx';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { type ModalOptions, useModal } from './use-modal.ts';

export type DialogState = 'idle' | 'busy' | 'success';

export interface DialogProps extends ModalOptions {
  title: string;
  /** The name of the × button. */
  closeLabel: string;
  /** Kept mounted while busy, so that a form that failed is shown again as it was filled in. */
  children: ReactNode;
  /** `busy` shows beads, `success` a tick, both with `stateText` in the place of the content. */
  state?: DialogState;
  stateText?: string;
  size?: 'usual' | 'wide' | 'video';
}

/** A modal dialog, a sheet from below on phones. Escape and × ask `mayClose` first; the focus goes back on closing. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, children, state = 'idle', stateText = '', size = 'usual', ...options } = props;
  const titleId = useId();
  const modal = useModal(options);
  return (
    <dialog
      ref={modal.ref}
      className={classNames(styles.dialog, size !== 'usual' && styles[size])}
      aria-labelledby={options.open ? titleId : undefined}
      aria-busy={state === 'busy' || undefined}
      {...modal.handlers}
    >
      {options.open && (
        <DialogFrame {...{ title, titleId, closeLabel, state, stateText }} onClose={modal.requestClose}>
          {children}
        </DialogFrame>
      )}
    </dialog>
  );
}

interface DialogFrameProps extends Pick<DialogProps, 'title' | 'closeLabel' | 'children' | 'onClose'> {
  titleId: string;
  state: DialogState;
  stateText: string;
}

/** The inside of a dialog: head, content, state. On its own it is for the sample page only. */
export function DialogFrame({ title, titleId, closeLabel, children, onClose, state, stateText }: DialogFrameProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<Icon of={X} size={22} />} onClick={onClose} />
      </div>
      <div hidden={state !== 'idle'}>{children}</div>
      <DialogStatus state={state} text={stateText} />
    </>
  );
}

/** The row of buttons at the bottom of a dialog, the action first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A success message with a tick. */
export function DialogSuccess({ children }: { children: ReactNode }) {
  return (
    <div className={styles.success}>
      <span className={styles.tick}>
        <Icon of={Check} size={22} stroke={2.5} />
      </span>
      {children}
    </div>
  );
}

/** A dialog drawn within the page, for the sample page only. */
export function DialogStill({ children }: { children: ReactNode }) {
  return <div className={styles.dialog}>{children}</div>;
}

/**
 * Takes the focus from the hidden form, so that it stays in the dialog, and returns it when the form is shown again.
 */
function DialogStatus({ state, text }: { state: DialogState; text: string }) {
  const ref = useRef<HTMLDivElement | null>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    if (state !== 'idle') {
      before.current ??= document.activeElement;
      ref.current?.focus({ preventScroll: true });
    } else if (before.current instanceof HTMLElement) {
      if (document.activeElement === document.body || ref.current?.contains(document.activeElement))
        before.current.focus();
      before.current = null;
    }
  }, [state]);
  return (
    <div ref={ref} role="status" tabIndex={-1}>
      {state === 'busy' && (
        <div className={styles.busy}>
          <MovingBeads />
          <p>{text}</p>
        </div>
      )}
      {state === 'success' && (
        <DialogSuccess>
          <p>{text}</p>
        </DialogSuccess>
      )}
    </div>
  );
}
