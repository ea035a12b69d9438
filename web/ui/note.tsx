import { CircleAlert, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { UiLink, type UiLinkProps } from './link.tsx';
import styles from './note.module.css';

export type NoteKind = 'info' | 'warn' | 'error';

const ICONS = { info: Info, warn: TriangleAlert, error: CircleAlert };

interface NoteProps {
  kind?: NoteKind;
  children: ReactNode;
  /** One thing to do about it, in the same line. */
  action?: { label: string; onPress: () => void; busy?: boolean } | undefined;
  id?: string;
  className?: string | undefined;
}

/** A message in the flow of the page. An error is announced at once. */
export function Note({ kind = 'info', children, action, id, className }: NoteProps) {
  return (
    <div
      id={id}
      className={classNames(styles.note, kind !== 'info' && styles[kind], className)}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon of={ICONS[kind]} />
      <div className={styles.body}>
        {children}
        {action !== undefined && (
          <>
            {' '}
            <button
              type="button"
              className={styles.action}
              aria-disabled={action.busy || undefined}
              onClick={action.busy === true ? undefined : action.onPress}
            >
              {action.label}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface ErrorNoteProps {
  children: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
}

/** What failed and a retry, in the place of a list that could not be loaded. */
export function ErrorNote({ children, retryLabel, onRetry, busy = false }: ErrorNoteProps) {
  return (
    <Note kind="error" action={{ label: retryLabel, onPress: onRetry, busy }}>
      {children}
    </Note>
  );
}

/** A link in the line of a note. */
export function NoteLink(props: UiLinkProps) {
  return <UiLink {...props} className={styles.action} />;
}
