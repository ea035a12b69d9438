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
import { changeInWords } from '../../contract/subscribers-history.words.ts';
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

function Rows({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
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
            <Sides change={change} />
            <TableCell>{change.userName ?? '—'}</TableCell>
            <TableCell>{change.reason || '—'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Sides({ change }: { change: Change }) {
  const { was, became } = changeInWords(change, dayInWords);
  return (
    <>
      <TableCell>{was ?? '—'}</TableCell>
      <TableCell>{became}</TableCell>
    </>
  );
}

function Lines({ changes }: { changes: readonly Change[] }) {
  const translate = useTranslate();
  return (
    <List disablePadding>
      {changes.map((change) => {
        const { was, became } = changeInWords(change, dayInWords);
        const days = was === null ? became : `${was} → ${became}`;
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
