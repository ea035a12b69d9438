import { ArrowUp, ChevronsUpDown } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Skeleton, skeletonFrame } from './skeleton.tsx';
import styles from './table.module.css';

export interface SortOrder {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Below 992 px: `head` is the card's heading, `state` its second line, `actions` its corner; others get a label. */
  role?: 'head' | 'state' | 'actions';
  sortable?: boolean;
}

interface TableProps<Row> {
  /** Says to screen readers what the table holds. */
  caption: string;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: SortOrder;
  onSort?: (sort: SortOrder) => void;
}

/** A table that becomes cards below 992 px. Headers of sortable columns are buttons; the order is kept by the owner. */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={column.role === undefined ? undefined : styles[column.role]}
                  data-label={column.role === undefined ? column.header : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps {
  column: { key: string; header: string; role?: string; sortable?: boolean };
  sort: SortOrder | undefined;
  onSort: ((sort: SortOrder) => void) | undefined;
}

function HeaderCell({ column, sort, onSort }: HeaderCellProps) {
  const { key, header, role, sortable = false } = column;
  const direction = sort?.key === key ? sort.direction : undefined;
  if (!sortable || onSort === undefined) {
    return <th scope="col">{role === 'actions' ? <span className="visually-hidden">{header}</span> : header}</th>;
  }
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })}
      >
        {header}
        <Icon of={direction === undefined ? ChevronsUpDown : ArrowUp} size={16} />
      </button>
    </th>
  );
}

/** A cell of two lines, the second quieter. */
export function TwoLines({ first, second, className }: { first: ReactNode; second: ReactNode; className?: string }) {
  return (
    <div className={className}>
      {first}
      <SecondLine>{second}</SecondLine>
    </div>
  );
}

/** A quieter line under what a cell says. */
export function SecondLine({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames(styles.second, className)} />;
}

interface TableSkeletonProps {
  rows: number;
  columns: number;
  /** The widths of the columns and the height of a row: those of the table that is coming. */
  rowClassName: string | undefined;
}

/** A `Table` on its way. */
export function TableSkeleton({ rows, columns, rowClassName }: TableSkeletonProps) {
  return (
    <div className={classNames(styles.frame, skeletonFrame)} aria-hidden="true">
      {places(rows).map((row) => (
        <div key={row} className={classNames(styles.skeletonRow, rowClassName)}>
          {places(columns).map((column) => (
            <Skeleton key={column} />
          ))}
        </div>
      ))}
    </div>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
