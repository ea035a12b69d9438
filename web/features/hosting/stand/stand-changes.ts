import { formatDay } from './stand-format.ts';
import type { StandCardScreen, StandRow, StandScreen, StandTable } from './stand-screens.ts';

/** What was typed in a stand's card and saved: the value of each field by its place, and whether its button was pressed. */
export type StandChanges = Readonly<Record<string, string>>;

/** The address holds them, so that they are kept until the window closes, without scripts and without a store. */
const savedKey = 'saved';
/** What a field of the card takes. */
export const longestValue = 100;

/** The name under which a field of the card is sent. */
export const fieldName = (index: number) => `f${index}`;

/** The changes that the address tells of: fields of this stand that may be changed, and values that they admit. */
export function readChanges(screens: readonly StandScreen[], entered: Readonly<Record<string, unknown>>): StandChanges {
  const card = cardOf(screens);
  if (!card || entered[savedKey] === undefined) return {};
  const values = card.fields.flatMap(({ kind, options, value }, index) => {
    const typed = entered[fieldName(index)];
    if (kind === 'computed' || typeof typed !== 'string' || typed === value) return [];
    const isAdmitted = kind === 'choice' ? options?.includes(typed) : typed.length <= longestValue;
    return isAdmitted ? [[fieldName(index), typed] as const] : [];
  });
  return { ...Object.fromEntries(values), [savedKey]: '1' };
}

/** The changes as the end of an address, for every link of the stand. */
export function changesInAddress(changes: StandChanges): string {
  const parameters = new URLSearchParams(changes).toString();
  return parameters === '' ? '' : `&${parameters}`;
}

const doneState = 'Выполнено';
/** The button of a card that was signed or accepted already only saves it. */
const savingLabel = 'Записать и закрыть';

/** The screens with the changes in the card, in the rows that lead to it and in the tasks that it ends. */
export function changedScreens(screens: readonly StandScreen[], changes: StandChanges): readonly StandScreen[] {
  const card = cardOf(screens);
  if (!card || changes[savedKey] === undefined) return screens;
  const state = card.action?.state ?? card.state;
  const fields = card.fields.map((field, index) => ({ ...field, value: changes[fieldName(index)] ?? field.value }));
  const changed = new Map(card.fields.map(({ value }, index) => [value, fields[index]?.value ?? value]));
  const inTable = (table: StandTable) =>
    table.opens?.screen === card.id ? changedTable(table, changed, [card.state, state]) : table;
  return screens.map((screen) => {
    if (screen.kind === 'card') return { ...screen, fields, state, ...pressedAction(card) };
    if (screen.kind !== 'dashboard') return { ...screen, table: inTable(screen.table) };
    const tasks = screen.tasks.map((task) => (task.endsWithCard ? { ...task, state: doneState } : task));
    return {
      ...screen,
      tasks,
      ...(screen.latest && { latest: { ...screen.latest, table: inTable(screen.latest.table) } }),
    };
  });
}

function pressedAction({ action }: StandCardScreen): Pick<StandCardScreen, 'action'> {
  return action?.state ? { action: { ...action, label: savingLabel } } : {};
}

/** A row may say another thing's state, that of a payment or of the works: it follows the card only where it said the same. */
function changedTable(
  table: StandTable,
  changed: ReadonlyMap<string, string>,
  [before, after]: readonly [string, string],
): StandTable {
  const isOpened = (row: StandRow) =>
    table.columns.some(({ kind }, at) => kind === 'strong' && row[at] === table.opens?.value);
  const changedRow = (row: StandRow) =>
    row.map((cell, at) => {
      if (table.columns[at]?.kind === 'status') return cell === before ? after : cell;
      return typeof cell === 'string' ? (changed.get(formatDay(cell)) ?? cell) : cell;
    });
  return { ...table, rows: table.rows.map((row) => (isOpened(row) ? changedRow(row) : row)) };
}

function cardOf(screens: readonly StandScreen[]): StandCardScreen | undefined {
  return screens.find((screen): screen is StandCardScreen => screen.kind === 'card');
}
