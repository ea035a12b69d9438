import {
  List,
  ListItem,
  ListItemText,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { CallAnswer } from '../../contract/call.ts';
import type { getSubscription } from '../../contract/subscribers-console.ts';
import { dayOf } from '../app/moment-field.tsx';
import { dayInWords } from './subscription-list.tsx';

type Subscription = CallAnswer<typeof getSubscription>;
type Change = Subscription['changes'][number];

/** What was changed in the subscription of the screen, the latest first. */
export function SubscriptionHistory() {
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const subscription = useRecordContext<Subscription>();
  // Until the record has come there is the list's row, which has no history.
  const changes: Change[] | undefined = subscription?.changes;
  if (!changes) return null;
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ marginTop: 3 }}>
        {translate('people.lists.history')}
      </Typography>
      {changes.length === 0 && <Typography>{translate('people.none')}</Typography>}
      {changes.length > 0 && (isSmall ? <Lines changes={changes} /> : <Rows changes={changes} />)}
    </>
  );
}

/** Both sides of a change in words: the last days, and the first ones too where these have changed. */
function useSides() {
  const translate = useTranslate();
  const last = (day: string | null) =>
    day ? translate('people.until', { day: dayInWords(day) }) : translate('people.noDay').toLowerCase();
  return ({ action, before, after }: Change): [was: string, became: string] => {
    if (action === 'added') return ['—', last(after.dateEnd)];
    const isSameBegin = before.dateBegin === after.dateBegin;
    const whole = ({ dateBegin, dateEnd }: Change['before']) =>
      isSameBegin || !dateBegin
        ? last(dateEnd)
        : translate('people.fromUntil', { begin: dayInWords(dateBegin), until: last(dateEnd) });
    return [whole(before), whole(after)];
  };
}

function Rows({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const sidesOf = useSides();
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {['when', 'what', 'was', 'became', 'who', 'reason'].map((name) => (
            <TableCell key={name}>{translate(`people.history.${name}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <TableRow key={change.id}>
            <TableCell>{dayOf(change.at)}</TableCell>
            <TableCell>{translate(`people.history.${change.action}`)}</TableCell>
            {sidesOf(change).map((side, place) => (
              <TableCell key={place === 0 ? 'was' : 'became'}>{side}</TableCell>
            ))}
            <TableCell>{change.userName ?? '—'}</TableCell>
            <TableCell>{change.reason || '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Lines({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  const sidesOf = useSides();
  return (
    <List disablePadding>
      {changes.map((change) => {
        const [was, became] = sidesOf(change);
        const days = change.action === 'added' ? became : `${was} → ${became}`;
        return (
          <ListItem key={change.id} disableGutters>
            <ListItemText
              primary={`${translate(`people.history.${change.action}`)}: ${days}`}
              secondary={[dayOf(change.at), change.userName, change.reason].filter(Boolean).join(', ')}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
