import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

export interface ModalOptions {
  open: boolean;
  /** Asked on Escape, the × and a press outside; the owner answers by setting `open` to false. */
  onClose: () => void;
  /** Asked first: `false` keeps the dialog open. */
  mayClose?: (() => boolean) | undefined;
  /** A click on the backdrop closes the dialog. */
  lightDismiss?: boolean;
}

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Closes if the guard allows. */
  requestClose: () => void;
  /** To be spread on the `<dialog>`. */
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void;
  };
}

/** Opens and closes a native modal `<dialog>` with the state of its owner; the browser holds and returns the focus. */
export function useModal({ open, onClose, mayClose, lightDismiss = false }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement | null>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !open) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  const requestClose = () => {
    if (mayClose === undefined || mayClose()) onClose();
  };
  return {
    ref,
    requestClose,
    handlers: {
      // Stopped here already: after a second Escape browsers close a dialog without asking its `cancel` handler.
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        requestClose();
      },
      onCancel: (event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        requestClose();
      },
      onPointerDown: (event) => {
        if (lightDismiss && event.target === event.currentTarget && isOutside(event)) requestClose();
      },
    },
  };
}

/**
 * The backdrop belongs to the dialog element, so only the position distinguishes a click on it from one on the padding.
 */
function isOutside({ clientX, clientY, currentTarget }: PointerEvent<HTMLDialogElement>): boolean {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
