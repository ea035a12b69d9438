import type { Tariff, TariffNote, TariffType } from '../../../../contract/catalogue-start-service.ts';

export interface TariffSection {
  readonly code: string;
  /** Null for the tariffs of no known section. */
  readonly name: string | null;
  readonly tariffs: readonly Tariff[];
}

/** The sections of the price list; tariffs of an unknown section come last, in a section of their own. */
export function tariffSections(types: readonly TariffType[], tariffs: readonly Tariff[]): TariffSection[] {
  const codes = new Set(types.map(({ CODE }) => CODE));
  const strays = tariffs.filter((one) => !codes.has(one.PROPERTY_TYPE_CODE));
  const sections: TariffSection[] = types.map(({ CODE, NAME }) => ({
    code: CODE,
    name: NAME,
    tariffs: tariffs.filter((one) => one.PROPERTY_TYPE_CODE === CODE),
  }));
  return strays.length > 0 ? [...sections, { code: 'other', name: null, tariffs: strays }] : sections;
}

/** A price split into its figure and the rest: «от 28 900 ₸» and «в месяц»; without a figure everything is the rest. */
export function splitPrice(price: string): { figure: string; rest: string } {
  const [, figure = '', rest = ''] = /^((?:от\s)?\d[\d\s.,]*\s?(?:₸|тг\.?|тенге))\s*(.*)$/is.exec(price.trim()) ?? [];
  return figure === '' ? { figure: '', rest: price.trim() } : { figure, rest };
}

/** How a note is shown, by the beginning of its code (spec: catalogue.tariff-notes). */
export function noteKind({ CODE }: Pick<TariffNote, 'CODE'>): 'alert' | 'collapse' | 'plain' {
  if (CODE.startsWith('alert')) return 'alert';
  return CODE.startsWith('collapse') ? 'collapse' : 'plain';
}

/** Whether a collapsible note is open from the start. */
export const isOpenNote = ({ CODE }: Pick<TariffNote, 'CODE'>) => CODE === 'collapse-service';
