import { DataTable, FunctionField, SearchInput, SelectField, SelectInput, useTranslate } from 'react-admin';
import type { ConsoleSubscription } from '../../contract/subscribers-console.ts';
import { subscriptionStates } from '../../contract/subscribers-state.ts';
import { subscriptionStateWords } from '../../contract/subscribers-state.words.ts';
import { ConsoleList } from '../app/console-list.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { RecordLink } from './record-link.tsx';

const states = subscriptionStates.map((id) => ({ id, name: subscriptionStateWords[id] }));

/** A day as people write it. */
export const dayInWords = (day: string) => day.split('-').reverse().join('.');

/** The first or the last day of a subscription; without a last one it is endless, without a first one nothing is known. */
export function DayField({ source }: { source: 'dateBegin' | 'dateEnd' }) {
  const translate = useTranslate();
  const absent = source === 'dateEnd' ? translate('people.noDay') : '—';
  return (
    <FunctionField<ConsoleSubscription>
      source={source}
      render={({ [source]: day }) => (day ? dayInWords(day) : absent)}
    />
  );
}

/** How a subscription stands. */
export const SubscriptionState = () => <SelectField source="state" choices={states} translateChoice={false} />;

/** The subscriptions, the newest first. */
export function SubscriptionList() {
  return (
    <ConsoleList<ConsoleSubscription>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="state" source="state" choices={states} translateChoice={false} alwaysOn />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ subscriberName }) => subscriberName,
        secondaryText: ({ state, tariffName, dateEnd }) =>
          `${subscriptionStateWords[state]}: ${tariffName}${dateEnd ? `, ${dayInWords(dateEnd)}` : ''}`,
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
