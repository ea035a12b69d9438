import { Box, Card, CardContent, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LatePart } from '../app/late-part.tsx';
import type { Figure } from './figure.ts';
import { FigureTable } from './figure-table.tsx';
import { inThousands } from './point-words.ts';

/** The library of charts comes by itself: whoever opens a list does not wait for it. */
const loadBars = async () => (await import('./figure-bars.tsx')).FigureBars;

/** Numbers as bars with their sums above and the same numbers as a table beneath. */
export function FigureCard({ title, heading, rows, series, note }: Figure) {
  const translate = useTranslate();
  const isEmpty = series.every(({ counts }) => counts.every((count) => count === 0));
  return (
    <TitledCard title={title}>
      <Sums series={series} />
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
      {isEmpty ? (
        <Typography sx={{ paddingY: 2 }}>{translate('dashboard.nothing')}</Typography>
      ) : (
        <LatePart
          load={loadBars}
          props={{ labels: rows.map(({ label }) => label), series }}
          waiting={<Skeleton variant="rounded" height={240} />}
        />
      )}
      <FigureTable title={title} heading={heading} rows={rows} series={series} />
    </TitledCard>
  );
}

/** A part of the page with its heading. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ minWidth: 0 }}>
      <CardContent sx={{ padding: { xs: 2, sm: 3 } }}>
        <Typography variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function Sums({ series }: Pick<Figure, 'series'>) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, margin: 0 }}>
      {series.map(({ label, counts }) => (
        <Box key={label} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {series.length === 1 ? translate('dashboard.sum') : label}
          </Typography>
          <Typography component="dd" sx={{ margin: 0, fontWeight: 600 }}>
            {inThousands(counts.reduce((all, count) => all + count, 0))}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
