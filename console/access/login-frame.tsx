import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { basePath } from '../app/place.ts';

/** The card in the middle of the page of sign-in, with the mark above it. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 3,
        padding: 2,
        paddingTop: { xs: 3, sm: 8 },
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <img src={`${basePath}/favicon.svg`} alt="" width={36} height={36} />
        <Typography variant="h6" component="p">
          {translate('access.brand')}
        </Typography>
      </Box>
      <Card sx={{ width: '100%', maxWidth: 460 }}>
        <CardContent sx={{ padding: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h5" component="h1" gutterBottom>
            {title}
          </Typography>
          {children}
        </CardContent>
      </Card>
    </Box>
  );
}
