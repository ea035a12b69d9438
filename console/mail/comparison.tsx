import { Box, Typography } from '@mui/material';
import { diffArrays } from 'diff';
import { useTranslate } from 'react-admin';
import type { LetterWords } from '../../contract/letter-templates.ts';
import { changedFields } from './changed-fields.ts';

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });
const wordsOf = (text = '') => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Two wordings of a letter, field by field, with the words that went and came. */
export function Comparison({ before, after }: { before: Partial<LetterWords>; after: LetterWords }) {
  const translate = useTranslate();
  const changed = changedFields(before, after);
  if (changed.length === 0) return <Typography>{translate('mail.template.same')}</Typography>;
  return changed.map((field) => (
    <Box key={field} component="section" sx={{ marginTop: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {translate(`mail.template.fields.${field}`)}
      </Typography>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {runsOf(before[field], after[field]).map(({ place, value, added, removed }) => (
          <Run key={place} value={value} added={added} removed={removed} />
        ))}
      </Box>
    </Box>
  ));
}

const runsOf = (before: string | undefined, after: string) =>
  diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }, place) => ({
    place,
    value: value.join(''),
    added,
    removed,
  }));

function Run({ value, added, removed }: { value: string; added: boolean; removed: boolean }) {
  if (!added && !removed) return value;
  const tone = added ? 'success' : 'error';
  return (
    <Box
      component={added ? 'ins' : 'del'}
      sx={{ backgroundColor: `${tone}.light`, color: 'text.primary', borderRadius: 0.5 }}
    >
      {value}
    </Box>
  );
}
