import { Check, CircleAlert } from 'lucide';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';

export interface ToastMessage {
  text: string;
  kind?: 'success' | 'error';
}

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast>(() => undefined);

/** Shows a short message at the bottom left; a new one takes the place of the old. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** Holds the one live region of the app: always in the page, so that readers notice what appears in it. */
export function ToastProvider({ children, durationMs = 5000 }: { children: ReactNode; durationMs?: number }) {
  const [shown, setShown] = useState<(ToastMessage & { number: number }) | null>(null);
  const show = useCallback<ShowToast>((message) => {
    setShown((before) => ({ ...message, number: (before?.number ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), durationMs);
    return () => clearTimeout(timer);
  }, [shown, durationMs]);
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status">
        {shown !== null && <Toast key={shown.number} text={shown.text} kind={shown.kind} />}
      </div>
    </ToastContext>
  );
}

/** One message in reversed colours; usually shown through `useToast`. */
export function Toast({ text, kind = 'success' }: ToastMessage) {
  return (
    <div className={styles.toast}>
      <Icon of={kind === 'success' ? Check : CircleAlert} stroke={2.25} />
      {text}
    </div>
  );
}
