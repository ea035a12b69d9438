import { Box, Typography } from '@mui/material';
import { diffArrays } from 'diff';
import { useTranslate } from 'react-admin';
import type { AuditRecord } from '../../contract/audit-console.ts';
import { fieldInWords, valueInWords } from './audit-words.ts';

/** A run of words that both have, or that went or came. */
interface Run {
  place: number;
  value: string;
  added: boolean;
  removed: boolean;
}

const russianWords = new Intl.Segmenter('ru', { granularity: 'word' });
/** Beyond this a comparison by words would hold up the page; such texts stand whole. */
const longestCompared = 20_000;

/** The fields that differ, before and after side by side, with the words that went and came. */
export function Changes({ record }: { record: AuditRecord }) {
  const translate = useTranslate();
  const { before, after } = record;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <Box component="section">
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('audit.change')}
      </Typography>
      {names.map((name) => (
        <Field
          key={name}
          name={fieldInWords(name, record, translate)}
          before={valueInWords(name, before?.[name], record, translate)}
          after={valueInWords(name, after?.[name], record, translate)}
        />
      ))}
    </Box>
  );
}

function Field({ name, before, after }: { name: string; before: string; after: string }) {
  const translate = useTranslate();
  const parts = comparisonOf(before, after);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.5 }}>
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Side label={translate('audit.before')} parts={parts.filter(({ added }) => !added)} />
        <Side label={translate('audit.after')} parts={parts.filter(({ removed }) => !removed)} />
      </Box>
    </Box>
  );
}

const wordsOf = (text: string) => Array.from(russianWords.segment(text), ({ segment }) => segment);

function comparisonOf(before: string, after: string): Run[] {
  if (before.length + after.length > longestCompared)
    return [
      { place: 0, value: before, removed: true, added: false },
      { place: 1, value: after, removed: false, added: true },
    ];
  return diffArrays(wordsOf(before), wordsOf(after)).map(({ value, ...kind }, place) => ({
    ...kind,
    place,
    value: value.join(''),
  }));
}

function Side({ label, parts }: { label: string; parts: readonly Run[] }) {
  const isEmpty = parts.every(({ value }) => value === '');
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {isEmpty ? '—' : parts.map((part) => <Part key={part.place} part={part} />)}
      </Typography>
    </div>
  );
}

function Part({ part: { value, added, removed } }: { part: Run }) {
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
