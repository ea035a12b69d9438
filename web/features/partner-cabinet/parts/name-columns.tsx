import { Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { importColumnsOfName } from '../../../../contract/invitations-import.values.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { ColumnField, type ColumnFieldProps, ColumnSelect } from './column-field.tsx';
import '../words.ts';
import styles from './import-columns.module.css';

const names = ['second', 'third'] as const;

/** In which columns the client's name stands: one, or several that are joined, as a surname, a name and a patronymic. */
export function NameColumns(props: Omit<ColumnFieldProps, 'field'>) {
  const { t } = useTranslation('partner-cabinet');
  const { columns, work, file } = props;
  const { customerName, restOfName = [] } = file.layout.columns;
  const used = [customerName, ...restOfName];
  const free = columns.filter(({ index }) => !Object.values(file.layout.columns).flat().includes(index));
  const next = free.find(({ index }) => index > (used.at(-1) ?? 0)) ?? free[0];
  const setRest = (rest: number[]) =>
    work.setLayout({ ...file.layout, columns: { ...file.layout.columns, restOfName: rest } });
  const change = (place: number, index: number | undefined) =>
    setRest(restOfName.flatMap((one, at) => (at === place ? (index ?? []) : one)));
  return (
    <div className={styles.name}>
      <ColumnField {...props} field="customerName" />
      {restOfName.map((column, place) => (
        <ColumnSelect
          key={names[place]}
          label={t(`imports.columns.restOfName.${names[place] ?? 'third'}`)}
          columns={columns}
          chosen={column}
          none={t('imports.columns.doNotAdd')}
          onChoose={(index) => change(place, index)}
        />
      ))}
      {customerName !== undefined && next && used.length < importColumnsOfName && (
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Plus} />}
          onClick={() => setRest([...restOfName, next.index])}
        >
          {t('imports.columns.addToName')}
        </Button>
      )}
    </div>
  );
}
