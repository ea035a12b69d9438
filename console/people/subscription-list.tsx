import { DataTable, FunctionField, SearchInput, SelectField, SelectInput, useTranslate } from 'react-admin';
import type { ConsoleSubscription } from '../../contract/subscribers-console.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { RecordLink } from './record-link.tsx';

const states = ['active', 'ending', 'ended', 'endless'].map((id) => ({ id, name: `people.subscriptionStates.${id}` }));

/** A day as people write it. */
export const dayInWords = (day: string) => day.split('-').reverse().join('.');

/** A day of the record, or that there is none. */
export function DayField({ source, label }: { source: string; label?: string }) {
  const translate = useTranslate();
  return (
    <FunctionField<Record<string, string | null>>
      source={source}
      {...(label && { label })}
      render={(record) => {
        const day = record[source];
        return day ? dayInWords(day) : translate('people.noDay');
      }}
    />
  );
}

/** How a subscription stands. */
export const SubscriptionState = () => <SelectField source="state" choices={states} />;

/** The subscriptions, the newest first. */
export function SubscriptionList() {
  return (
    <ConsoleList<ConsoleSubscription>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="state" source="state" choices={states} alwaysOn />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ subscriberName }) => subscriberName,
        secondaryText: ({ tariffName, dateEnd }) =>
          [tariffName, dateEnd && dayInWords(dateEnd)].filter(Boolean).join(', '),
      }}
    >
      <DataTable.Col source="subscriberName" disableSort>
        <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      </DataTable.Col>
      <DataTable.Col source="tariffName" disableSort />
      <DataTable.NumberCol source="quantity" disableSort />
      <DataTable.Col source="dateBegin" disableSort>
        <DayField source="dateBegin" />
      </DataTable.Col>
      <DataTable.Col source="dateEnd">
        <DayField source="dateEnd" />
      </DataTable.Col>
      <DataTable.Col source="state" disableSort>
        <SubscriptionState />
      </DataTable.Col>
      <DataTable.Col source="createdAt">
        <MomentField source="createdAt" />
      </DataTable.Col>
    </ConsoleList>
  );
}
