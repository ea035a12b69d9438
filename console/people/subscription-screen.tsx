import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Labeled, NumberField, TextField, useRecordContext, useTranslate } from 'react-admin';
import type { CallAnswer } from '../../contract/call.ts';
import type { getSubscription } from '../../contract/subscribers-console.ts';
import { dayOf, MomentField } from '../app/moment-field.tsx';
import { HistoryOfRecord } from './record-history.tsx';
import { RecordLink } from './record-link.tsx';
import { ShowFrame } from './show-frame.tsx';
import { SubscriptionActions } from './subscription-actions.tsx';
import { DayField, dayInWords, SubscriptionState } from './subscription-list.tsx';

/** One subscription with its history. */
export function SubscriptionScreen() {
  return (
    <ShowFrame actions={<SubscriptionActions />} related={<History />} history={<HistoryOfRecord />}>
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

type Subscription = CallAnswer<typeof getSubscription>;

function History() {
  const translate = useTranslate();
  const subscription = useRecordContext<Subscription>();
  // Until the record has come there is the list's row, which has no history.
  const changes: Subscription['changes'] | undefined = subscription?.changes;
  if (!changes) return null;
  const inWords = (day: string | null) => (day ? dayInWords(day) : translate('people.noDay'));
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ marginTop: 3 }}>
        {translate('people.lists.history')}
      </Typography>
      {changes.length === 0 && <Typography>{translate('people.none')}</Typography>}
      {changes.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              {['when', 'what', 'was', 'became', 'who', 'reason'].map((name) => (
                <TableCell key={name}>{translate(`people.history.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {changes.map(({ id, at, action, before, after, userName, reason }) => (
              <TableRow key={id}>
                <TableCell>{dayOf(at)}</TableCell>
                <TableCell>{translate(`people.history.${action}`)}</TableCell>
                <TableCell>{action === 'added' ? '—' : inWords(before.dateEnd)}</TableCell>
                <TableCell>{inWords(after.dateEnd)}</TableCell>
                <TableCell>{userName ?? '—'}</TableCell>
                <TableCell>{reason || '—'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}
