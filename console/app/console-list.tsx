import { Box, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  CreateButton,
  DataTable,
  List,
  ListContextProvider,
  type ListProps,
  type RaRecord,
  SimpleList,
  type SimpleListProps,
  useListContext,
  useResourceDefinition,
  useTranslate,
} from 'react-admin';
import { useChosenRows } from './chosen-rows.ts';
import { ListBody, ListPages } from './list-body.tsx';
import { withRecordLink } from './record-link.tsx';
import { SelectPage, SelectRow } from './select-rows.tsx';

const usualPage = 25;

interface ConsoleListProps<Row extends RaRecord>
  extends Pick<ListProps, 'filters' | 'sort' | 'actions' | 'aside' | 'filterDefaultValues'> {
  /** What a row says on a narrow screen. */
  lines: SimpleListProps<Row>;
  /** The columns of the table, as `DataTable.Col`. */
  children: ReactNode;
  /** What can be done with many rows at once; nothing unless said. */
  bulkActions?: ReactElement | false;
  /** What can be done where there is nothing yet. */
  whenEmpty?: ReactNode;
  /** What has to be known about the list, above it. */
  note?: ReactNode;
  /** The column with the link to the record, where it is not the first. */
  linked?: string;
}

/** Every list of the console: a table on a wide screen, lines on a narrow one, with search, filters, order and pages. */
export function ConsoleList<Row extends RaRecord>({
  lines,
  children,
  bulkActions = false,
  whenEmpty,
  linked,
  note,
  ...list
}: ConsoleListProps<Row>) {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <List
      {...list}
      perPage={usualPage}
      exporter={false}
      empty={<EmptyList>{whenEmpty}</EmptyList>}
      pagination={<ListPages />}
    >
      {note}
      <ListBody>
        {isSmall ? (
          <SimpleList {...lines} />
        ) : (
          <>
            {bulkActions && <ActionsOnChosen>{bulkActions}</ActionsOnChosen>}
            <DataTable bulkActionButtons={false}>
              {bulkActions && (
                <DataTable.Col source="chosen" label={<SelectPage />} disableSort>
                  <SelectRow />
                </DataTable.Col>
              )}
              {withRecordLink(children, linked)}
            </DataTable>
          </>
        )}
      </ListBody>
      <MoreHint />
    </List>
  );
}

/** What can be done with the rows that this tab has chosen. */
function ActionsOnChosen({ children }: { children: ReactElement }) {
  const list = useListContext();
  const { ids, choose } = useChosenRows();
  return (
    <ListContextProvider value={{ ...list, selectedIds: [...ids], onUnselectItems: () => choose([]) }}>
      <BulkActionsToolbar>{children}</BulkActionsToolbar>
    </ListContextProvider>
  );
}

/** Says that the list goes on beyond what can be paged through. */
function MoreHint() {
  const translate = useTranslate();
  const { meta, total = 0 } = useListContext();
  if (!(meta as { more?: boolean } | undefined)?.more) return null;
  return (
    <Typography variant="body2" sx={{ padding: 2, color: 'text.secondary' }}>
      {translate('frame.moreThere', { total: total.toLocaleString('ru-RU') })}
    </Typography>
  );
}

/** Says what comes into the list, where its words tell it. */
function EmptyList({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { name, hasCreate } = useResourceDefinition();
  const what = translate(`resources.${name}.empty`, { _: '' });
  return (
    <Box sx={{ padding: 4, textAlign: 'center', width: '100%' }}>
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('frame.emptyList')}
      </Typography>
      {what && (
        <Typography gutterBottom sx={{ color: 'text.secondary', textWrap: 'balance' }}>
          {what}
        </Typography>
      )}
      {hasCreate && <CreateButton variant="contained" sx={{ marginTop: 1 }} />}
      {children}
    </Box>
  );
}
