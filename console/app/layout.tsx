import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, IconButton, type Theme, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { AppBar, Layout, TitlePortal, useTranslate } from 'react-admin';
import { DemoNotice } from '../access/demo-notice.tsx';
import { PersonMenu } from '../access/person-menu.tsx';
import { ProofDialog } from '../access/proof-dialog.tsx';
import { ConsoleMenu } from './menu.tsx';
import { basePath } from './place.ts';

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

function ConsoleBar() {
  return (
    <AppBar alwaysOn elevation={0} userMenu={<PersonMenu />}>
      <TitlePortal component="h1" />
      <SiteLink />
    </AppBar>
  );
}

/** The frame around every screen of the console. */
export function ConsoleLayout({ children }: { children?: ReactNode }) {
  return (
    <Layout appBar={ConsoleBar} menu={ConsoleMenu}>
      <DemoNotice />
      {children}
      <ProofDialog />
    </Layout>
  );
}
