import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ImportProblem } from '../../contract/archive-console.ts';
import { archiveKindWords } from '../../contract/archive-console.values.ts';

/** What is wrong with which record. */
export function ImportProblems({ problems }: { problems: readonly ImportProblem[] }) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  return (
    <Box component="ul" sx={{ paddingLeft: 2.5, marginBottom: 0 }}>
      {problems.map(({ kind, key, title, field, message }) => (
        <li key={`${kind}:${key}:${field}`}>
          {archiveKindWords[kind]}, {title ? `«${title}» (${key})` : key}
          {field && `, ${translate(`resources.${kind}.fields.${field}`, { _: field })}`}: {message}
        </li>
      ))}
    </Box>
  );
}
