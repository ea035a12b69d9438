import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Figure } from './figure.ts';
import { inThousands } from './point-words.ts';

const numbers = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** The numbers of a chart for whoever reads rather than looks. */
export function FigureTable({ title, heading, rows, series }: Figure) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={{ marginTop: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', paddingY: 1.25, color: 'primary.main', fontWeight: 600 }}>
        {translate('dashboard.asTable')}
      </Box>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{heading}</TableCell>
            {series.map(({ label }) => (
              <TableCell key={label} scope="col" sx={numbers}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, words }, place) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                {words}
              </TableCell>
              {series.map(({ label, counts }) => (
                <TableCell key={label} sx={numbers}>
                  {inThousands(counts[place] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
