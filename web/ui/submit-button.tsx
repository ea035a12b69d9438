import type { ComponentProps, MouseEvent } from 'react';
import { ButtonFaces, type ButtonVariant, lookClass } from './button.tsx';
import { Spinner } from './spinner.tsx';

export interface SubmitButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'type'> {
  label: string;
  /** The words while the form is being sent. */
  busyLabel: string;
  /** The words while something is missing; the usual label when absent. */
  inactiveLabel?: string;
  inactive?: boolean;
  busy?: boolean;
  wide?: boolean;
  variant?: ButtonVariant;
}

/**
 * The submit button of a form. Inactive, it is `aria-disabled` but focusable, and a press still submits: the form's
 * own validation then shows what is missing. Busy, a press does nothing. The width is that of the longest label.
 */
export function SubmitButton(props: SubmitButtonProps) {
  const { label, busyLabel, inactiveLabel, inactive = false, busy = false, wide = false, ...rest } = props;
  const { variant = 'primary', className, onClick, ...attributes } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const busyFace = (
    <>
      <Spinner />
      {busyLabel}
    </>
  );
  const faces = { usual: label, busy: busyFace, ...(inactiveLabel !== undefined && { inactive: inactiveLabel }) };
  return (
    <button
      {...attributes}
      type="submit"
      className={lookClass({ variant, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || inactive || undefined}
      onClick={press}
    >
      <ButtonFaces faces={faces} shown={shownFace(busy, inactive && inactiveLabel !== undefined)} />
    </button>
  );
}

function shownFace(busy: boolean, inactive: boolean): string {
  if (busy) return 'busy';
  return inactive ? 'inactive' : 'usual';
}
