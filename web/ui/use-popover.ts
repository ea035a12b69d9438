import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';

/** The attributes of the button that opens a popover; spread them on a `Button` or an `IconButton`. */
export interface PopoverButtonProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  popoverTarget: string;
  'aria-expanded': boolean;
  'aria-controls': string;
}

const EDGE_PX = 8;
const DISTANCE_PX = 4;

/** A popover under its button, right edges in line (so that it opens to the left), in the browser's top layer. */
export function usePopover() {
  const id = useId();
  const button = useRef<HTMLButtonElement | null>(null);
  const popover = useRef<HTMLDivElement | null>(null);
  const [open, setOpen] = useState(false);
  const buttonProps: PopoverButtonProps = {
    ref: button,
    id: `${id}-button`,
    popoverTarget: id,
    'aria-expanded': open,
    'aria-controls': id,
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (opened && button.current !== null) place(event.currentTarget, button.current);
  };
  useEffect(() => {
    if (!open) return;
    // After turning the phone the old position may be outside the window.
    const again = () => {
      if (popover.current !== null && button.current !== null) place(popover.current, button.current);
    };
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [open]);
  const show = () => {
    if (popover.current === null || button.current === null) return;
    popover.current.showPopover();
    place(popover.current, button.current);
  };
  const close = () => popover.current?.hidePopover();
  return { id, button, popover, buttonProps, onToggle, show, close };
}

/** Set from the script and not in the markup: the page's policy allows no style attributes. */
function place(popover: HTMLElement, button: HTMLElement): void {
  const anchor = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.min(Math.max(anchor.right - width, EDGE_PX), clientWidth - width - EDGE_PX);
  const below = anchor.bottom + DISTANCE_PX;
  const above = anchor.top - DISTANCE_PX - height;
  // It is lower than the window (`max-height`), so it is whole, at the worst over its button.
  const lowest = clientHeight - height - EDGE_PX;
  const top = below > lowest ? (above >= EDGE_PX ? above : lowest) : below;
  popover.style.left = `${left + window.scrollX}px`;
  popover.style.top = `${top + window.scrollY}px`;
}
