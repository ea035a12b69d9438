/** The kinds of status word: each is shown with an icon and a word, never by colour alone. */
export type StandTone = 'neutral' | 'good' | 'warn' | 'bad';

export type StandIconName =
  | 'home'
  | 'document'
  | 'list'
  | 'chart'
  | 'people'
  | 'money'
  | 'box'
  | 'calendar'
  | 'building'
  | 'tag'
  | 'scan'
  | 'exchange'
  | 'truck'
  | 'field'
  | 'card';

export type StandColumnKind = 'date' | 'strong' | 'text' | 'code' | 'money' | 'count' | 'amount' | 'percent' | 'status';

/** A column of a table; `total` columns are summed in the footer when the table is drawn. */
export interface StandColumn {
  title: string;
  kind: StandColumnKind;
  total?: boolean;
}

/** Dates are `YYYY-MM-DD`, money is in tenge, percents are 0–100; null is an empty cell. */
export type StandCell = string | number | null;
export type StandRow = readonly StandCell[];

export interface StandTable {
  columns: readonly StandColumn[];
  rows: readonly StandRow[];
  /** The row whose first `strong` cell has this value leads to this screen. */
  opens?: { value: string; screen: string };
}

export interface StandFigure {
  label: string;
  value: number;
  kind: 'money' | 'count' | 'amount' | 'percent';
  hint: string;
}

export interface StandTask {
  text: string;
  due: string;
  state: string;
  screen: string;
  /** The button of the stand's card does this task: once it was pressed, the task is done. */
  endsWithCard?: boolean;
}

/** Parts of a whole; the shares in percent are computed when the ring is drawn. */
export interface StandShares {
  title: string;
  kind: 'money' | 'count' | 'amount';
  parts: readonly { label: string; value: number }[];
}

/** Columns by period (one or two series) or horizontal bars (one series). */
export interface StandChart {
  form: 'columns' | 'bars';
  title: string;
  /** What the axis counts in, as it is read: «млн ₸». */
  unit: string;
  /** The values are divided by this for the axis. */
  unitSize: number;
  series: readonly string[];
  groups: readonly { label: string; values: readonly number[] }[];
}

export interface StandField {
  label: string;
  value: string;
  kind: 'text' | 'choice' | 'computed';
  options?: readonly string[];
}

interface StandScreenBase {
  id: string;
  menu: string;
  icon: StandIconName;
  heading: string;
  lead: string;
  /** The main button of the screen: a link to another screen; of a card it saves the card and gives it this state. */
  action?: { label: string; screen: string; state?: string };
}

export interface StandDashboardScreen extends StandScreenBase {
  kind: 'dashboard';
  figures: readonly StandFigure[];
  tasksTitle: string;
  tasks: readonly StandTask[];
  shares: StandShares;
  latest?: { title: string; table: StandTable };
}

export interface StandJournalScreen extends StandScreenBase {
  kind: 'journal';
  filters: readonly string[];
  table: StandTable;
}

export interface StandReportScreen extends StandScreenBase {
  kind: 'report';
  chart?: StandChart;
  table: StandTable;
}

export interface StandCardScreen extends StandScreenBase {
  kind: 'card';
  state: string;
  fields: readonly StandField[];
  rowsTitle: string;
  table: StandTable;
  summary: readonly { label: string; value: number }[];
  back: { label: string; screen: string };
}

export type StandScreen = StandDashboardScreen | StandJournalScreen | StandReportScreen | StandCardScreen;
