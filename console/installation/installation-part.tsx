import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of the screen with its heading. */
export function InstallationPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent sx={{ padding: { xs: 2, sm: 3 } }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
