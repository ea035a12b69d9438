import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  type RaRecord,
  ReferenceManyField,
  SimpleList,
  type SimpleListProps,
  useTranslate,
} from 'react-admin';
import { ListBody, ListPages } from '../app/list-body.tsx';
import { withRecordLink } from '../app/record-link.tsx';

/** Buttons at the end of a line that leave it no room stand below it. */
export const actionsBelow = {
  '& .MuiListItemText-primary > div': { display: 'flow-root' },
  '& .RaSimpleList-tertiary': { float: 'right', marginTop: 0.5, whiteSpace: 'normal' },
};

interface RelatedListProps<Row extends RaRecord> {
  title: string;
  reference: string;
  /** The list's filter that this record is named by. */
  target: string;
  sort: string;
  lines: SimpleListProps<Row>;
  children: ReactNode;
  /** What can be done beside the list. */
  actions?: ReactNode;
  rowClick?: 'show' | false;
}

/** What belongs to a record, by the list call of its noun: a table, or lines on a narrow screen. */
export function RelatedList<Row extends RaRecord>({ title, lines, children, actions, ...list }: RelatedListProps<Row>) {
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { sort, rowClick = 'show', ...reference } = list;
  return (
    <Box component="section" sx={{ marginTop: 3, width: '100%', overflowX: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', marginBottom: 1 }}>
        <Typography variant="h6" component="h2" sx={{ marginRight: 1 }}>
          {translate(title)}
        </Typography>
        {actions}
      </Box>
      <ReferenceManyField
        {...reference}
        label={false}
        perPage={10}
        sort={{ field: sort, order: 'DESC' }}
        pagination={<ListPages rowsPerPageOptions={[10]} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{translate('people.none')}</Typography>}
      >
        <ListBody>
          {isSmall ? (
            <SimpleList {...lines} rowClick={rowClick} sx={actionsBelow} />
          ) : (
            <DataTable bulkActionButtons={false} rowClick={rowClick}>
              {rowClick ? withRecordLink(children) : children}
            </DataTable>
          )}
        </ListBody>
      </ReferenceManyField>
    </Box>
  );
}
