import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { assignEnquiry, type ConsoleEnquiry, moveEnquiry } from '../../contract/enquiries-console.ts';
import { request } from '../app/request.ts';
import { EnquiryStateChip } from './enquiry-state.tsx';
import { useColleagues } from './use-colleagues.ts';
import { useEnquiryChange } from './use-enquiry-change.ts';

interface StandingProps {
  enquiry: ConsoleEnquiry;
  personId: string;
}

/** How far the enquiry is and who has it, with what changes that. */
export function Standing({ enquiry, personId }: StandingProps) {
  const translate = useTranslate();
  const { run, isBusy, refusal } = useEnquiryChange();
  const { id, version, state, assigneeId } = enquiry;
  const assign = (to: string | null) =>
    run(() => request(assignEnquiry, { params: { id }, body: { version, assigneeId: to } }), 'enquiries.assigned');
  const move = (to: 'spam' | 'work') =>
    run(() => request(moveEnquiry, { params: { id }, body: { version, to } }), `enquiries.moved.${to}`);
  const button = { variant: 'outlined', size: 'small', disabled: isBusy } as const;
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <EnquiryStateChip state={state} />
        {state !== 'spam' && <AssigneeSelect enquiry={enquiry} isBusy={isBusy} assign={assign} />}
        {state !== 'spam' && assigneeId !== personId && (
          <Button {...button} variant={assigneeId ? 'outlined' : 'contained'} onClick={() => void assign(personId)}>
            {translate('enquiries.take')}
          </Button>
        )}
        {(state === 'answered' || state === 'spam') && (
          <Button {...button} onClick={() => void move('work')}>
            {translate(state === 'spam' ? 'enquiries.notSpam' : 'enquiries.reopen')}
          </Button>
        )}
        {state !== 'spam' && (
          <Button {...button} color="error" onClick={() => void move('spam')}>
            {translate('enquiries.spam')}
          </Button>
        )}
      </Box>
      {refusal && (
        <Alert severity="error" sx={{ marginTop: 1 }}>
          {refusal.isMeanwhile ? translate('enquiries.changedMeanwhile') : refusal.message}
        </Alert>
      )}
    </Box>
  );
}

interface AssigneeSelectProps {
  enquiry: ConsoleEnquiry;
  isBusy: boolean;
  assign(to: string | null): Promise<boolean>;
}

const nobody = 'nobody';

function AssigneeSelect({ enquiry: { assigneeId, assigneeName }, isBusy, assign }: AssigneeSelectProps) {
  const translate = useTranslate();
  const colleagues = useColleagues();
  const isKnown = colleagues.some(({ id }) => id === assigneeId);
  // Somebody who works here no longer may still have it.
  const others = assigneeId && !isKnown ? [{ id: assigneeId, name: assigneeName ?? '—' }] : [];
  return (
    <TextField
      select
      label={translate('enquiries.assignee')}
      value={assigneeId ?? nobody}
      disabled={isBusy}
      onChange={({ target }) => void assign(target.value === nobody ? null : target.value)}
      sx={{ minWidth: 220 }}
    >
      <MenuItem value={nobody}>{translate('enquiries.assignees.nobody')}</MenuItem>
      {[...others, ...colleagues].map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
