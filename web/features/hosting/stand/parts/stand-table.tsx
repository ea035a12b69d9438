import { formatCell, formatNumber, noBreak } from '../stand-format.ts';
import type { StandCell, StandColumn, StandRow, StandTable } from '../stand-screens.ts';
import { tableTotals } from '../stand-tables.ts';
import { StandStatus } from './stand-status.tsx';

const NUMERIC = new Set(['money', 'count', 'amount', 'percent']);

interface StandTableViewProps {
  caption: string;
  table: StandTable;
  screenLink: (id: string) => string;
}

function CellContent({ cell, column }: { cell: StandCell | undefined; column: StandColumn }) {
  if (column.kind === 'status' && typeof cell === 'string') return <StandStatus word={cell} />;
  return formatCell(cell, column.kind);
}

function cellClass(column: StandColumn): string {
  return `stand-cell stand-cell-${column.kind}${NUMERIC.has(column.kind) ? ' stand-number' : ''}`;
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
              <a className="stand-link" href={screenLink(opens)}>
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
    <table className="stand-table">
      <caption className="stand-hidden">{caption}</caption>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.title} scope="col" className={NUMERIC.has(column.kind) ? 'stand-number' : undefined}>
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
    <div className="stand-tablebox">
      {wide ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        <section className="stand-tablewide" aria-label={caption} tabIndex={0}>
          {rows}
        </section>
      ) : (
        rows
      )}
    </div>
  );
}
