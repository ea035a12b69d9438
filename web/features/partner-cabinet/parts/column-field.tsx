import { useTranslation } from 'react-i18next';
import type { ImportField } from '../../../../contract/invitations-import.values.ts';
import { SelectField } from '../../../ui/index.ts';
import type { FileColumn } from '../table-beginning.ts';
import type { ImportFileWork } from '../use-import-file.ts';
import '../words.ts';

/** Whether a row without it cannot be invited. */
export const isNeeded = (field: ImportField) => field === 'customerName' || field === 'email';

interface ColumnFieldProps {
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
  const column = columns.find(({ index }) => index === chosen);
  const choose = (index: number | undefined) =>
    work.setLayout({ ...file.layout, columns: { ...file.layout.columns, [field]: index } });
  const samples = column?.samples.join('; ') ?? '';
  return (
    <SelectField
      label={t(`imports.fields.${field}`)}
      value={column ? column.index : ''}
      hint={samples && <span className="given-name">{t('imports.columns.samples', { samples })}</span>}
      error={isAsked && isNeeded(field) && !column ? t(`imports.columns.needed.${field}`) : undefined}
      {...(!isNeeded(field) && { optionalMark: t('invite.optional') })}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? undefined : Number(value))}
    >
      <option value="">{t(isNeeded(field) ? 'imports.columns.choose' : 'imports.columns.none')}</option>
      {columns.map(({ index, heading }) => (
        <option key={index} value={index}>
          {heading || t('imports.columns.unnamed', { number: index + 1 })}
        </option>
      ))}
    </SelectField>
  );
}
