import { readFileSync } from 'node:fs';
import type { StandRow, StandScreen, StandTable } from '../../web/features/hosting/stand/stand-screens.ts';
import { numberIn } from '../../web/features/hosting/stand/stand-tables.ts';

/** The screens of a solution's training stand, the start page first. */
export function standScreens(code: string): StandScreen[] {
  return JSON.parse(readFileSync(new URL(`../stands/${code}.json`, import.meta.url), 'utf8'));
}

/** The tables that a screen shows. */
export function tablesOf(screen: StandScreen): StandTable[] {
  if (screen.kind === 'dashboard') return screen.latest ? [screen.latest.table] : [];
  return [screen.table];
}

/** The table of a journal, a report or a card. */
export function tableOf(code: string, id: string): StandTable {
  const screen = standScreens(code).find((one) => one.id === id);
  if (!screen || screen.kind === 'dashboard') throw new Error(`No table in ${code}/${id}`);
  return screen.table;
}

/** One row of a stand's table, its cells found by the titles of their columns. */
export interface TitledRow {
  has: (title: string, ...cells: unknown[]) => boolean;
  number: (title: string) => number;
  text: (title: string) => string;
}

/** The rows of a stand's table, their cells by title. */
export function titledRows(table: StandTable): TitledRow[] {
  const place = (title: string) => {
    const at = table.columns.findIndex((one) => one.title === title);
    if (at < 0) throw new Error(`No column «${title}»`);
    return at;
  };
  return table.rows.map((row: StandRow) => ({
    has: (title, ...cells) => cells.includes(row[place(title)]),
    number: (title) => numberIn(row, place(title)),
    text: (title) => String(row[place(title)] ?? ''),
  }));
}

type Where = (row: TitledRow) => boolean;

/** Rows that have one of these cells under this title. */
export const having =
  (title: string, ...cells: unknown[]): Where =>
  (row) =>
    row.has(title, ...cells);

/** How many rows of a stand's table are such. */
export function countOf(code: string, id: string, where: Where = () => true): number {
  return titledRows(tableOf(code, id)).filter(where).length;
}

/** What a column of a stand's table comes to, over all rows or such ones. */
export function totalOf(code: string, id: string, title: string, where: Where = () => true): number {
  return titledRows(tableOf(code, id))
    .filter(where)
    .reduce((sum, row) => sum + row.number(title), 0);
}

/** The number under a title in the last row. */
export function lastOf(code: string, id: string, title: string): number | undefined {
  return titledRows(tableOf(code, id)).at(-1)?.number(title);
}

/** A part of a whole in per cent, to one decimal. */
export function percentOf(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
