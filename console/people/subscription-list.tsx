import {
  DataTable,
  FunctionField,
  SearchInput,
  SelectField,
  SelectInput,
  type TranslateFunction,
  useTranslate,
} from 'react-admin';
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

/** The days of a subscription in a line behind how it stands: the last one, of one that has not begun the first one too. */
export function DaysInLine() {
  const translate = useTranslate();
  return <FunctionField<ConsoleSubscription> render={(subscription) => daysInLine(subscription, translate)} />;
}

function daysInLine({ state, dateBegin, dateEnd }: ConsoleSubscription, translate: TranslateFunction) {
  if (state !== 'later' || !dateBegin) return dateEnd ? dayInWords(dateEnd) : '';
  const begin = dayInWords(dateBegin);
  return dateEnd
    ? translate('people.laterPeriod', { begin, end: dayInWords(dateEnd) })
    : translate('people.laterEndless', { begin });
}

/** How a subscription stands. */
export const SubscriptionState = () => <SelectField source="state" choices={states} translateChoice={false} />;

/** The subscriptions, the newest first. */
export function SubscriptionList() {
  const translate = useTranslate();
  return (
    <ConsoleList<ConsoleSubscription>
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="state" source="state" choices={states} translateChoice={false} alwaysOn />,
      ]}
      sort={{ field: 'createdAt', order: 'DESC' }}
      lines={{
        primaryText: ({ subscriberName }) => subscriberName,
        secondaryText: (subscription) => {
          const { state, tariffName } = subscription;
          const tariffAndDays = [tariffName, daysInLine(subscription, translate)].filter(Boolean).join(', ');
          return `${subscriptionStateWords[state]}: ${tariffAndDays}`;
        },
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
