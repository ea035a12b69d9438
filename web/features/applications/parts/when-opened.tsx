import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Renders the content of a popover only when it opens for the first time: hundreds of closed menus would be most of the
 * page. It is placed inside the popover and renders before the popover is positioned and focused.
 */
export function WhenOpened({ children }: { children: () => ReactNode }) {
  const [opened, setOpened] = useState(false);
  const place = useRef<HTMLSpanElement | null>(null);
  useEffect(() => {
    const popover = place.current?.closest('[popover]');
    if (!popover) return;
    const open = () => flushSync(() => setOpened(true));
    popover.addEventListener('beforetoggle', open, { once: true });
    return () => popover.removeEventListener('beforetoggle', open);
  }, []);
  return opened ? children() : <span ref={place} />;
}
