import { classNames } from '../../../../ui/index.ts';
import { formatCell, formatNumber, noBreak } from '../stand-format.ts';
import frame from '../stand-page.module.css';
import type { StandCell, StandColumn, StandRow, StandTable } from '../stand-screens.ts';
import { tableTotals } from '../stand-tables.ts';
import { StandStatus } from './stand-status.tsx';
import tables from './stand-table.module.css';

const NUMERIC = new Set(['money', 'count', 'amount', 'percent']);
const KIND_CLASSES: Partial<Record<StandColumn['kind'], string | undefined>> = {
  date: tables.date,
  text: tables.text,
  code: tables.code,
  status: tables.statusCell,
  strong: tables.strong,
};

interface StandTableViewProps {
  caption: string;
  table: StandTable;
  screenLink: (id: string) => string;
}

function CellContent({ cell, column }: { cell: StandCell | undefined; column: StandColumn }) {
  if (column.kind === 'status' && typeof cell === 'string')
    return <StandStatus word={cell} className={tables.status} />;
  return formatCell(cell, column.kind);
}

function cellClass(column: StandColumn): string {
  return classNames(tables.cell, KIND_CLASSES[column.kind], NUMERIC.has(column.kind) && tables.number);
}

function BodyRow({ row, table, screenLink }: { row: StandRow; table: StandTable; screenLink: (id: string) => string }) {
  return (
    <tr>
      {table.columns.map((column, index) => {
        const cell = row[index];
        const opens = column.kind === 'strong' && cell === table.opens?.value ? table.opens?.screen : undefined;
        const content = <CellContent cell={cell} column={column} />;
        return (
          <td key={column.title} className={cellClass(column)} data-label={noBreak(column.title)}>
            {opens ? (
              <a className={frame.link} href={screenLink(opens)}>
                {content}
              </a>
            ) : (
              <span>{content}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function TotalsRow({ table }: { table: StandTable }) {
  const totals = tableTotals(table);
  if (!totals) return null;
  return (
    <tfoot>
      <tr>
        {table.columns.map((column, index) => {
          const total = totals[index];
          const text = typeof total === 'number' ? formatNumber(total, column.kind) : index === 0 ? 'Итого' : '';
          return (
            <td key={column.title} className={cellClass(column)} data-label={noBreak(column.title)}>
              <span>{text}</span>
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}

/** A table with computed totals; a wide one scrolls in its own box, in a narrow box each row becomes a card of label–value pairs. */
export function StandTableView({ caption, table, screenLink }: StandTableViewProps) {
  const wide = table.columns.length > 7;
  const rows = (
    <table className={tables.table}>
      <caption className={frame.hidden}>{caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.title} scope="col" className={NUMERIC.has(column.kind) ? tables.number : undefined}>
              {noBreak(column.title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <BodyRow key={row.join('|')} row={row} table={table} screenLink={screenLink} />
        ))}
      </tbody>
      <TotalsRow table={table} />
    </table>
  );
  return (
    <div className={tables.box}>
      {wide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        <section className={tables.wide} aria-label={caption} tabIndex={0}>
          {rows}
        </section>
      ) : (
        rows
      )}
    </div>
  );
}
