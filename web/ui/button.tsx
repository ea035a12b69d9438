import { ArrowUpRight } from 'lucide';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { UiLink, type UiLinkProps } from './link.tsx';
import { Spinner } from './spinner.tsx';

/** `primary` is one a view, `tonal` the repeated action of a card, `quiet` plain text. */
export type ButtonVariant = 'primary' | 'second' | 'tonal' | 'quiet';

export interface ButtonLook {
  variant?: ButtonVariant;
  /** `small` inside cards and tables: 40 px, 44 px on phones. */
  size?: 'usual' | 'small';
  /** Takes the whole width. */
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
}

/** The classes of a button's look. */
export function lookClass({ variant = 'primary', size = 'usual', wide = false }: ButtonLook, extra?: string): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small, wide && styles.wide, extra);
}

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Waiting for an answer: presses are ignored, the width is kept. */
    busy?: boolean;
    /** The words while busy; without them the usual words stay beside the spinner. */
    busyLabel?: string;
    /** Looks disabled and is announced so, but keeps the focus and its `onClick`, which shows what is missing. */
    inactive?: boolean;
  };

/** A button; `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, busy = false, busyLabel, inactive = false, ...rest } = props;
  const { className, children, onClick, ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const usual = (
    <>
      {icon}
      {children}
      {iconAfter}
    </>
  );
  const busyFace = (
    <>
      <Spinner />
      {busyLabel ?? children}
    </>
  );
  return (
    <button
      type="button"
      {...attributes}
      className={lookClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || inactive || undefined}
      onClick={press}
    >
      {busyLabel === undefined && !busy ? (
        usual
      ) : (
        <ButtonFaces shown={busy ? 'busy' : 'usual'} faces={{ usual, busy: busyFace }} />
      )}
    </button>
  );
}

/** The labels of a button share one grid cell, one of them visible: the button is as wide as its longest label. */
export function ButtonFaces({ faces, shown }: { faces: Readonly<Record<string, ReactNode>>; shown: string }) {
  return (
    <span className={styles.faces}>
      {Object.entries(faces).map(([name, face]) => (
        <span
          key={name}
          className={classNames(styles.face, name === 'busy' && styles.busyFace, name === shown && styles.shown)}
        >
          {face}
        </span>
      ))}
    </span>
  );
}

export type LinkButtonProps = UiLinkProps &
  ButtonLook & {
    /** Read by screen readers after the text of a link that opens in a new tab. */
    newTabHint?: string;
  };

/** A link that looks like a button. With `newTab` it carries an arrow. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconAfter, newTabHint, className, children, ...rest } = props;
  const arrow = rest.newTab === true ? <Icon of={ArrowUpRight} size={size === 'small' ? 16 : 18} /> : null;
  return (
    <UiLink {...rest} className={lookClass({ variant, size, wide }, className)}>
      {icon}
      {children}
      {newTabHint !== undefined && <span className="visually-hidden"> {newTabHint}</span>}
      {iconAfter ?? arrow}
    </UiLink>
  );
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Read by screen readers, because the icon has no text. */
  label: string;
  icon: ReactNode;
  /** With a border and a ground. */
  boxed?: boolean;
  inactive?: boolean;
};

/** A square button of 44 px with an icon alone. */
export function IconButton({ label, icon, boxed = false, inactive = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={inactive ? undefined : rest.onClick}
      className={classNames(styles.icon, boxed && styles.boxed, className)}
      aria-label={label}
      aria-disabled={inactive || undefined}
    >
      {icon}
    </button>
  );
}

/** A link that looks like an `IconButton`. */
export function IconLink({
  label,
  icon,
  className,
  ...rest
}: Omit<UiLinkProps, 'children'> & { label: string; icon: ReactNode }) {
  return (
    <UiLink {...rest} className={classNames(styles.icon, className)} aria-label={label}>
      {icon}
    </UiLink>
  );
}

/** A small number inside a button; screen readers get it from the button's label. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {children}
    </span>
  );
}
