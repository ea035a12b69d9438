import { type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useState } from 'react';
import { Sidebar, type SidebarProps, useRemoveFromStore, useSidebarState, useTranslate } from 'react-admin';

/**
 * The menu: beside the screen, or above it on a phone, where it is closed until it is asked for. Turned to a phone's width, the
 * library's would still be open for a moment; a drawer that is closed before it was drawn locks the page for good.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen] = useSidebarState();
  const forgetOpen = useRemoveFromStore('sidebar.open');
  const [wasSmall, setWasSmall] = useState(false);
  const isTurned = isSmall !== wasSmall;
  useEffect(() => {
    if (!isTurned) return;
    forgetOpen();
    setWasSmall(isSmall);
  }, [isTurned, isSmall, forgetOpen]);
  const named = isSmall && { slotProps: { paper: { 'aria-label': translate('frame.menu') } } };
  return <Sidebar {...props} {...named} open={isOpen && !isTurned} />;
}
