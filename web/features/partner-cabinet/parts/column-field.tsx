import { useTranslation } from 'react-i18next';
import type { ImportField } from '../../../../contract/invitations-import.values.ts';
import { SelectField } from '../../../ui/index.ts';
import type { FileColumn } from '../table-beginning.ts';
import type { ImportFileWork } from '../use-import-file.ts';
import '../words.ts';

/** Whether a row without it cannot be invited. */
export const isNeeded = (field: ImportField) => field === 'customerName' || field === 'email';

export interface ColumnFieldProps {
  field: ImportField;
  columns: readonly FileColumn[];
  work: ImportFileWork;
  file: NonNullable<ImportFileWork['file']>;
  /** Whether the person has pressed the button already. */
  isAsked: boolean;
}

/** In which column of the file something stands, with examples from it. */
export function ColumnField({ field, columns, work, file, isAsked }: ColumnFieldProps) {
  const { t } = useTranslation('partner-cabinet');
  const chosen = file.layout.columns[field];
  const isMissing = isAsked && isNeeded(field) && !columns.some(({ index }) => index === chosen);
  return (
    <ColumnSelect
      label={t(`imports.fields.${field}`)}
      columns={columns}
      chosen={chosen}
      none={t(isNeeded(field) ? 'imports.columns.choose' : 'imports.columns.none')}
      error={isMissing ? t(`imports.columns.needed.${field}`) : undefined}
      {...(!isNeeded(field) && { optionalMark: t('invite.optional') })}
      onChoose={(index) => work.setLayout({ ...file.layout, columns: { ...file.layout.columns, [field]: index } })}
    />
  );
}

interface ColumnSelectProps {
  label: string;
  error?: string | undefined;
  optionalMark?: string;
  columns: readonly FileColumn[];
  chosen: number | undefined;
  /** What stands where none is chosen. */
  none: string;
  onChoose: (index: number | undefined) => void;
}

/** A choice of one of the columns, with examples from it. */
export function ColumnSelect({ columns, chosen, none, onChoose, ...field }: ColumnSelectProps) {
  const { t } = useTranslation('partner-cabinet');
  const column = columns.find(({ index }) => index === chosen);
  const samples = column?.samples.join('; ') ?? '';
  return (
    <SelectField
      {...field}
      value={column ? column.index : ''}
      hint={samples && <span className="given-name">{t('imports.columns.samples', { samples })}</span>}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
    >
      <option value="">{none}</option>
      {columns.map(({ index, heading }) => (
        <option key={index} value={index}>
          {heading || t('imports.columns.unnamed', { number: index + 1 })}
        </option>
      ))}
    </SelectField>
  );
}
