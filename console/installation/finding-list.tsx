import { Box, Typography } from '@mui/material';
import type { InstallationFinding } from '../../contract/installation.ts';
import { InstallationPart } from './installation-part.tsx';

/** What was looked at, each with its sentence. */
export function FindingList({ title, findings }: { title: string; findings: readonly InstallationFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <InstallationPart title={title}>
      <Box component="dl" sx={{ display: 'grid', gap: 1.5, margin: 0 }}>
        {findings.map(({ title: subject, says, next }) => (
          <Box
            key={`${subject} ${says}`}
            sx={{ display: 'grid', gridTemplateColumns: { sm: '8rem 1fr' }, columnGap: 2 }}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {subject}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {says}.{next && ` ${next}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </InstallationPart>
  );
}
