import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CallAnswer } from '../../contract/call.ts';
import type { getInstallation } from '../../contract/installation.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { InstallationPart } from './installation-part.tsx';
import { NoteTriedCopy } from './note-tried-copy.tsx';

type Copies = CallAnswer<typeof getInstallation>['copies'];
type Copy = NonNullable<Copies['made']>;

const megabyte = 2 ** 20;

/** The last copy and the last one that was restored to try it. */
export function CopiesCard({ copies: { made, tried } }: { copies: Copies }) {
  const translate = useTranslate();
  return (
    <InstallationPart title={translate('installation.copies.title')}>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, margin: 0 }}>
        <CopyLine
          title={translate('installation.copies.made')}
          copy={made}
          none={translate('installation.copies.noneMade')}
        />
        <CopyLine
          title={translate('installation.copies.tried')}
          copy={tried}
          none={translate('installation.copies.noneTried')}
        />
      </Box>
      <NoteTriedCopy file={made?.file ?? ''} />
    </InstallationPart>
  );
}

function CopyLine({ title, copy, none }: { title: string; copy: Copy | null; none: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {title}
      </Typography>
      <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {copy ? <CopyFacts copy={copy} /> : <Typography>{none}</Typography>}
      </Box>
    </div>
  );
}

function CopyFacts({ copy: { at, file, machine, bytes, failure } }: { copy: Copy }) {
  const translate = useTranslate();
  const size =
    bytes !== null &&
    translate('installation.copies.size', {
      size: (bytes / megabyte).toLocaleString('ru-RU', { maximumFractionDigits: 1 }),
    });
  return (
    <>
      <Typography>{[momentInWords(at), size].filter(Boolean).join(', ')}</Typography>
      <Typography variant="body2">{translate('installation.copies.place', { file, machine })}</Typography>
      {failure && (
        <Typography variant="body2" color="error">
          {translate('installation.copies.failure', { failure })}
        </Typography>
      )}
    </>
  );
}
