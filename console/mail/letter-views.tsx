import { Box, Tab, Tabs } from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { framed } from './framed.ts';

/** A letter as a mail program shows it, and as plain text. */
export function LetterViews({ subject, html, text }: { subject: string; html: string; text: string }) {
  const translate = useTranslate();
  const id = useId();
  const [view, setView] = useState<'html' | 'text'>('html');
  const page = useMemo(() => framed(html), [html]);
  return (
    <>
      <Tabs value={view} onChange={(_, next) => setView(next)} aria-label={translate('mail.views')}>
        {(['html', 'text'] as const).map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${id}-${one}-tab`}
            {...(one === view && { 'aria-controls': `${id}-${one}` })}
            label={translate(`mail.${one}View`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-${view}`} aria-labelledby={`${id}-${view}-tab`} sx={{ paddingTop: 1 }}>
        {view === 'html' ? (
          // No script runs in it, no form is sent from it, and it belongs to no origin.
          <Box
            component="iframe"
            title={translate('mail.frame', { subject })}
            sandbox=""
            srcDoc={page}
            sx={{ width: '100%', height: '40rem', border: 1, borderColor: 'divider', borderRadius: 1 }}
          />
        ) : (
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}>{text}</Box>
        )}
      </Box>
    </>
  );
}
