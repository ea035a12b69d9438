import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Part, wordChanges } from './word-changes.ts';

const looks = {
  came: { backgroundColor: 'success.light', textDecoration: 'underline', textDecorationThickness: 2 },
  went: { backgroundColor: 'error.light', textDecoration: 'line-through' },
} as const;

/** A text of before and after as one, with what came and what went. */
export function ChangedText({ before, after }: { before: unknown; after: unknown }) {
  return <ChangedParts parts={wordChanges(before, after)} />;
}

/** What came and what went of something that is compared already. */
export function ChangedParts({ parts }: { parts: readonly Part[] }) {
  const translate = useTranslate();
  if (parts.length === 0) return <Typography color="textSecondary">—</Typography>;
  if (parts.every(({ added, removed }) => !added && !removed))
    return <Typography color="textSecondary">{translate('publishing.history.onlyLook')}</Typography>;
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ value, added, removed }, place) => {
        const key = place;
        if (added)
          return (
            <Box component="ins" key={key} sx={looks.came}>
              {value}
            </Box>
          );
        if (removed)
          return (
            <Box component="del" key={key} sx={looks.went}>
              {value}
            </Box>
          );
        return <span key={key}>{value}</span>;
      })}
    </Box>
  );
}
