import { Labeled, NumberField, TextField } from 'react-admin';
import { MomentField } from '../app/moment-field.tsx';
import { HistoryOfRecord } from './record-history.tsx';
import { RecordLink } from './record-link.tsx';
import { ShowFrame } from './show-frame.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionHistory } from './subscription-history.tsx';
import { DayField, SubscriptionState } from './subscription-list.tsx';

/** One subscription with its history. */
export function SubscriptionScreen() {
  return (
    <ShowFrame actions={<SubscriptionActions />} related={<SubscriptionHistory />} history={<HistoryOfRecord />}>
      <RecordLink resource="subscribers" id="subscriberId" name="subscriberName" />
      <TextField source="tariffName" />
      <NumberField source="quantity" />
      <DayField source="dateBegin" />
      <DayField source="dateEnd" />
      <Labeled source="state">
        <SubscriptionState />
      </Labeled>
      <MomentField source="createdAt" />
    </ShowFrame>
  );
}
