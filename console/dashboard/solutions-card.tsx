import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { DashboardService } from '../../contract/dashboard.ts';
import { TitledCard } from './figure-card.tsx';
import { inThousands } from './point-words.ts';

const numbers = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** How many applications of each solution are ready to be used. */
export function SolutionsCard({ applications }: Pick<DashboardService, 'applications'>) {
  const translate = useTranslate();
  if (!applications || applications.bySolution.length === 0) return null;
  const sorted = [...applications.bySolution].sort((one, other) => other.ready - one.ready);
  return (
    <TitledCard title={translate('dashboard.charts.solutions')}>
      <Table size="small" aria-label={translate('dashboard.charts.solutions')}>
        <TableHead>
          <TableRow>
            <TableCell scope="col">{translate('dashboard.headings.solution')}</TableCell>
            <TableCell scope="col" sx={numbers}>
              {translate('dashboard.series.ready')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map(({ code, name, ready }) => (
            <TableRow key={code}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell sx={numbers}>{inThousands(ready)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TitledCard>
  );
}
