import { useId } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';
import { DialogActions } from './dialog.tsx';
import { useModal } from './use-modal.ts';

interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  message: string;
  /** What to do about it, a paragraph of its own. */
  advice?: string | undefined;
  title?: string;
  buttonLabel: string;
}

/** One message and one button, like `window.alert`, announced at once. */
export function AlertDialog({ open, onClose, message, advice, title, buttonLabel }: AlertDialogProps) {
  const id = useId();
  const modal = useModal({ open, onClose });
  const [titleId, messageId, adviceId] = [`${id}-title`, `${id}-message`, `${id}-advice`];
  const described = [title !== undefined && messageId, advice && adviceId].filter(Boolean).join(' ');
  const naming = {
    'aria-labelledby': title === undefined ? messageId : titleId,
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <dialog ref={modal.ref} className={styles.dialog} role="alertdialog" {...(open && naming)} {...modal.handlers}>
      {open && (
        <>
          {title !== undefined && (
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
          )}
          <p className={styles.message} id={messageId}>
            {message}
          </p>
          {advice && (
            <p className={styles.message} id={adviceId}>
              {advice}
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>{buttonLabel}</Button>
          </DialogActions>
        </>
      )}
    </dialog>
  );
}
