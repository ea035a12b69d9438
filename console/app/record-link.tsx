import { Link } from '@mui/material';
import { Children, cloneElement, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { TextField, useCreatePath, useRecordContext, useResourceContext, useResourceDefinition } from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface Column {
  source?: string;
  children?: ReactNode;
}

const isColumn = (child: ReactNode): child is ReactElement<Column> => isValidElement<Column>(child);

/**
 * The columns of a table with a link to the record in one of them: the first with a name unless another is named. react-admin
 * opens a record by a press of the mouse on its row alone, which neither the keyboard nor another tab can do.
 */
export function withRecordLink(columns: ReactNode, source?: string): ReactNode {
  const all = Children.toArray(columns);
  const place = all.findIndex((child) => isColumn(child) && isNamed(child.props.source, source));
  const column = all[place];
  if (!isColumn(column)) return columns;
  const { children, source: own = '' } = column.props;
  const linked = <RecordLink>{children ?? <TextField source={own} variant="inherit" emptyText="—" />}</RecordLink>;
  return all.with(place, cloneElement(column, { children: linked }));
}

/** Boxes that choose rows are columns too. */
const isNamed = (own: string | undefined, wanted: string | undefined) =>
  wanted === undefined ? own !== undefined && own !== 'chosen' : own === wanted;

/** The row listens too: one press must not lead there twice. */
const still = (event: MouseEvent) => event.stopPropagation();

function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const { hasShow, hasEdit } = useResourceDefinition();
  const createPath = useCreatePath();
  if (!record || !(hasShow || hasEdit)) return children;
  const to = createPath({ resource, id: record.id, type: hasShow ? 'show' : 'edit' });
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="hover"
      onClick={still}
      sx={{
        fontWeight: 500,
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      {children}
    </Link>
  );
}
