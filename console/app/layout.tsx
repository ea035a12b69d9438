import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, IconButton, type SxProps, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppBar, Layout, TitlePortal, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { DemoNotice } from '../access/demo-notice.tsx';
import { PersonMenu } from '../access/person-menu.tsx';
import { ProofDialog } from '../access/proof-dialog.tsx';
import { SignInDialog } from '../access/sign-in-dialog.tsx';
import { ConsoleMenu } from './menu.tsx';
import { basePath } from './place.ts';
import { ConsoleSidebar } from './sidebar.tsx';

function SiteLink() {
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const link = { href: `${basePath}/`, target: '_blank', color: 'inherit' } as const;
  const words = translate('frame.toSite');
  if (isSmall)
    return (
      <IconButton {...link} aria-label={words}>
        <OpenInNew />
      </IconButton>
    );
  return (
    <Button {...link} size="small" endIcon={<OpenInNew />}>
      {words}
    </Button>
  );
}

/** On a phone it is read whole: names of letters differ in their last words. */
const title: SxProps<Theme> = {
  fontSize: { xs: '0.9375rem', sm: '1.25rem' },
  lineHeight: { xs: 1.2, sm: 1.6 },
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflowWrap: 'anywhere',
  // As a block of its own a title that is too long would be cut without dots.
  '& .RaConfigurable-root': { display: 'inline' },
};

const headingId = 'react-admin-title';

/** The tab is called as the heading, which every screen writes into the bar by itself. */
function useTabTitle() {
  useEffect(() => {
    const heading = document.getElementById(headingId);
    if (!heading) return;
    const name = document.title;
    const follow = () => {
      const words = heading.textContent.trim();
      document.title = words ? `${words} — ${name}` : name;
    };
    const watch = new MutationObserver(follow);
    watch.observe(heading, { childList: true, characterData: true, subtree: true });
    follow();
    return () => {
      watch.disconnect();
      document.title = name;
    };
  }, []);
}

/** Where what was pressed goes with its screen, the keyboard goes on at the beginning of the next screen, behind the menu. */
function useFocusOnScreen() {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    const isNew = seen.current !== pathname;
    seen.current = pathname;
    const content = document.getElementById('main-content');
    if (!isNew || !content || document.activeElement !== document.body) return;
    content.tabIndex = -1;
    content.style.outline = 'none';
    content.focus({ preventScroll: true });
  }, [pathname]);
}

/** In the flow of the page, where a bar of many lines makes itself room; see `framesOfLists` for the rest. */
const bar: SxProps<Theme> = { position: { xs: 'sticky', sm: 'fixed' } };
const bare = ({ children }: { children?: ReactNode }) => children;

function ConsoleBar() {
  useTabTitle();
  return (
    <AppBar alwaysOn container={bare} elevation={0} userMenu={<PersonMenu />} sx={bar}>
      <TitlePortal id={headingId} component="h1" sx={title} />
      <SiteLink />
    </AppBar>
  );
}

/** The frame around every screen of the console. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  useFocusOnScreen();
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu} sidebar={ConsoleSidebar}>
      <DemoNotice />
      {children}
      <ProofDialog />
      <SignInDialog />
    </Layout>
  );
}
