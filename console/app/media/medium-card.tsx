import Movie from '@mui/icons-material/Movie';
import Subtitles from '@mui/icons-material/Subtitles';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
import { isStill } from '../../../contract/media-console.values.ts';
import { cardAddress, pointsInWords, sizeInWords } from './picture-of.ts';

/** How cards of the library stand beside each other. */
export const cardsInRows = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: 2,
  listStyle: 'none',
  margin: 0,
  padding: 2,
} as const;

function Look({ medium }: { medium: ConsoleMedium }) {
  const frame = { width: '100%', height: 120, backgroundColor: 'action.hover' };
  if (!isStill(medium.kind)) {
    const Icon = medium.kind === 'video' ? Movie : Subtitles;
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center' }}>
        <Icon fontSize="large" color="primary" />
      </Box>
    );
  }
  return (
    <Box component="img" src={cardAddress(medium)} alt="" loading="lazy" sx={{ ...frame, objectFit: 'contain' }} />
  );
}

/** A file of the library in a few words, with what it lacks. */
export function MediumCard({ medium }: { medium: ConsoleMedium }) {
  const translate = useTranslate();
  const { fileName, kind, bytes, alt, isUsed, isReady } = medium;
  const lacks = [
    ...(isStill(kind) && alt === null ? ['media.noAlt'] : []),
    ...(isUsed ? [] : ['media.unused']),
    ...(isReady ? [] : ['media.preparing']),
  ];
  return (
    <Box sx={{ width: '100%', height: '100%' }}>
      <Look medium={medium} />
      <Stack spacing={0.5} sx={{ padding: 1.25, textAlign: 'start' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {[pointsInWords(medium) ?? translate(`media.${kind}`), sizeInWords(bytes)].join(' · ')}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
          {lacks.map((word) => (
            <Chip
              key={word}
              size="small"
              label={translate(word)}
              color={word === 'media.noAlt' ? 'warning' : 'default'}
              variant="outlined"
            />
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
