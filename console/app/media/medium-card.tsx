import Movie from '@mui/icons-material/Movie';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConsoleMedium } from '../../../contract/media-console.ts';
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
  if (medium.kind === 'video')
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center' }}>
        <Movie fontSize="large" color="primary" />
      </Box>
    );
  return (
    <Box component="img" src={cardAddress(medium)} alt="" loading="lazy" sx={{ ...frame, objectFit: 'contain' }} />
  );
}

/** A file of the library in a few words, with what it lacks. */
export function MediumCard({ medium }: { medium: ConsoleMedium }) {
  const translate = useTranslate();
  const { fileName, kind, bytes, alt, isUsed, isReady } = medium;
  const lacks = [
    ...(kind !== 'video' && alt === null ? ['media.noAlt'] : []),
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
          {[pointsInWords(medium) ?? translate('media.video'), sizeInWords(bytes)].join(' · ')}
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
