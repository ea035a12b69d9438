import { type RefObject, useEffect } from 'react';

/**
 * While a popover that covers the page is open, its siblings are inert: neither the keyboard nor a screen reader
 * reaches them. Removed before it closes, so that the focus can return to the button that opened it.
 */
export function useInertBackground(popover: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const mark = (inert: boolean) => {
      // The live region must be announced whatever covers the page.
      for (const other of element.parentElement?.children ?? [])
        if (other !== element && other.role !== 'status') other.toggleAttribute('inert', inert);
    };
    const before = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') mark(false);
    };
    const after = ({ newState }: ToggleEvent) => {
      if (newState === 'open') mark(true);
    };
    // It may have been opened before hydration.
    if (element.matches(':popover-open')) mark(true);
    element.addEventListener('beforetoggle', before);
    element.addEventListener('toggle', after);
    return () => {
      element.removeEventListener('beforetoggle', before);
      element.removeEventListener('toggle', after);
      mark(false);
    };
  }, [popover]);
}
