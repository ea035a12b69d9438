import { Box, Card, CardContent, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A wide table scrolls by itself and not the page. */
export const inOneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/** One of the screen's parts with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <CardContent sx={{ padding: { xs: 2, sm: 3 } }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        <Box sx={inOneColumn}>{children}</Box>
      </CardContent>
    </Card>
  );
}

/** How far something is, in words and as a bar; without a share nobody knows. */
export function Progress({ label, share }: { label: string; share: number | undefined }) {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100);
  return (
    <div>
      <Typography role="status" gutterBottom>
        {label}
      </Typography>
      <LinearProgress
        aria-label={label}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        {...(percent !== undefined && { value: percent })}
      />
    </div>
  );
}
