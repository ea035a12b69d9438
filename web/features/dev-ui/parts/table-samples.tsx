import { Ban, Check, ClockAlert, Ellipsis, MailX } from 'lucide';
import { type ReactNode, useState } from 'react';
import { type Column, Icon, IconButton, type SortOrder, Table, Tag, TwoLines } from '../../../ui/index.ts';
import { Sample } from './sample.tsx';

interface Invitation {
  name: string;
  mail: string;
  code: string;
  until: string;
  state: ReactNode;
}

const ROWS: readonly Invitation[] = [
  {
    name: 'Светлана Юрьева',
    mail: 'buh@rodnik.example',
    code: '9TRC',
    until: '2026-11-22',
    state: (
      <Tag kind="warn" icon={ClockAlert}>
        Истекает завтра
      </Tag>
    ),
  },
  {
    name: 'Марина Ковалёва',
    mail: 'director@kedr.example',
    code: 'H0WD',
    until: '2026-11-17',
    state: (
      <Tag kind="accent" icon={Check}>
        Использовано
      </Tag>
    ),
  },
  {
    name: 'Гульнара Исаева',
    mail: 'zarplata@mektep.example',
    code: '7ZPE',
    until: '2026-11-15',
    state: (
      <Tag kind="danger" icon={MailX}>
        Письмо не доставлено
      </Tag>
    ),
  },
  {
    name: 'Тимур Оспанов',
    mail: 'sklad@jailau.example',
    code: '3YVG',
    until: '2026-11-08',
    state: <Tag icon={Ban}>Отозвано</Tag>,
  },
];

const COLUMNS: ReadonlyArray<Column<Invitation>> = [
  {
    key: 'name',
    header: 'Кому',
    role: 'head',
    sortable: true,
    cell: ({ name, mail }) => <TwoLines first={name} second={mail} />,
  },
  { key: 'code', header: 'Код', cell: ({ code }) => `•••• ${code}` },
  {
    key: 'until',
    header: 'Действует до',
    sortable: true,
    cell: ({ until }) => until.split('-').toReversed().join('.'),
  },
  { key: 'state', header: 'Состояние', role: 'state', cell: ({ state }) => state },
  {
    key: 'actions',
    header: 'Действия',
    role: 'actions',
    cell: ({ name }) => <IconButton label={`Действия: ${name}`} icon={<Icon of={Ellipsis} />} />,
  },
];

/** A table with an order, its rows cards below 992 px. */
export function TableSamples() {
  const [sort, setSort] = useState<SortOrder>({ key: 'until', direction: 'descending' });
  const factor = sort.direction === 'ascending' ? 1 : -1;
  const keyOf = (row: Invitation) => (sort.key === 'name' ? row.name : row.until);
  const rows = ROWS.toSorted((one, other) => factor * keyOf(one).localeCompare(keyOf(other), 'ru'));
  return (
    <Sample title="Таблица" span={3}>
      <Table
        caption="Приглашения"
        columns={COLUMNS}
        rows={rows}
        rowKey={(row) => row.code}
        sort={sort}
        onSort={setSort}
      />
    </Sample>
  );
}
