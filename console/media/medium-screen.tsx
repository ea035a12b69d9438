import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteWithConfirmButton, useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleMedium, ConsoleMediumWithUses } from '../../contract/media-console.ts';
import { isStill } from '../../contract/media-console.values.ts';
import { AltForm } from '../app/media/alt-form.tsx';
import { basePath } from '../app/place.ts';
import { RecordShow } from '../app/record-frame.tsx';
import { useAskBeforeLeaving } from '../app/use-ask-before-leaving.ts';
import { CaptionsText } from './captions-text.tsx';
import { MediumFacts } from './medium-facts.tsx';
import { MediumUses } from './medium-uses.tsx';

const askAgainMs = 2_000;

/** One file: how it looks, what it shows, its forms, where it is used. */
export function MediumScreen() {
  const isChanging = useIsMutating() > 0;
  return (
    <RecordShow<ConsoleMedium>
      actions={false}
      component="div"
      // Until the variants are made the page asks for them itself, but not for a file that is being removed.
      queryOptions={{
        refetchInterval: ({ state: { data } }) => (data && !data.isReady && !isChanging ? askAgainMs : false),
      }}
    >
      <Medium />
    </RecordShow>
  );
}

function Medium() {
  const medium = useRecordContext<ConsoleMedium & Partial<ConsoleMediumWithUses>>();
  const [isUnsaved, setUnsaved] = useState(false);
  // Whoever removes the file has been asked, and leaves its description with it.
  const isChanging = useIsMutating() > 0;
  useAskBeforeLeaving(isUnsaved && !isChanging);
  // What the list has lent is shown only when the uses have come too.
  if (!medium || !isWhole(medium)) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, marginTop: 2 }}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <Card>
          <Look medium={medium} />
        </Card>
        {isStill(medium.kind) && (
          <Card>
            <CardContent>
              <AltForm key={medium.id} medium={medium} onTyped={setUnsaved} />
            </CardContent>
          </Card>
        )}
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <MediumFacts medium={medium} />
        <MediumUses medium={medium} />
        <Removal medium={medium} />
      </Stack>
    </Box>
  );
}

const isWhole = (medium: ConsoleMedium & Partial<ConsoleMediumWithUses>): medium is ConsoleMediumWithUses =>
  medium.uses !== undefined;

function Look({ medium: { kind, address, alt, fileName } }: { medium: ConsoleMediumWithUses }) {
  const shape = { display: 'block', width: '100%', maxHeight: '60vh', objectFit: 'contain' } as const;
  const src = basePath + address;
  if (kind === 'video') return <Box component="video" src={src} controls aria-label={fileName} sx={shape} />;
  if (kind === 'captions') return <CaptionsText src={src} />;
  return <Box component="img" src={src} alt={alt ?? fileName} sx={shape} />;
}

function Removal({ medium }: { medium: ConsoleMediumWithUses }) {
  const translate = useTranslate();
  if (medium.uses.length > 0) return <Typography color="text.secondary">{translate('media.noRemoval')}</Typography>;
  return (
    <div>
      <DeleteWithConfirmButton
        label="media.remove"
        variant="outlined"
        mutationMode="pessimistic"
        confirmTitle={translate('media.removeTitle', { name: medium.fileName })}
        confirmContent="media.removeContent"
        successMessage="media.removed"
      />
    </div>
  );
}
