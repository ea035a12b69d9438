import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type HttpError, useTranslate } from 'react-admin';
import { endOtherSessions, endSession, listSessions, type OpenSession } from '../../contract/identity-account.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { momentInWords } from '../app/moment-field.tsx';
import { request } from '../app/request.ts';
import { closeSession } from '../app/session.ts';
import { useLeave } from './use-leave.ts';
import { useMayLeave } from './use-may-leave.ts';

const key = ['own-sessions'];

/** One that has ended already is what the person wants; the answer to the press before may have been lost. */
function allowGone(error: HttpError): void {
  if (error.body?.code !== 'identity.unknown-session') throw error;
}

/** The sessions of whoever looks, of the portal and the console alike; each can be ended, and all at once. */
export function OwnSessions() {
  const translate = useTranslate();
  const begin = useBegunHere();
  const client = useQueryClient();
  const leave = useLeave();
  const mayLeave = useMayLeave();
  const { data: sessions = [], error } = useQuery({ queryKey: key, queryFn: () => request(listSessions, {}) });
  const attempt = (work: () => Promise<unknown>) => () => work().catch(begin().tell);
  const end = (id: string) =>
    attempt(async () => {
      await request(endSession, { body: { id } })
        .catch(allowGone)
        .finally(() => void client.invalidateQueries({ queryKey: key }));
    });
  const endEverywhere = attempt(async () => {
    if (!mayLeave()) return;
    await request(endOtherSessions, {});
    await closeSession();
    leave();
  });
  return (
    <Stack spacing={1}>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={end(session.id)} />
        ))}
      </Box>
      <Box>
        <Button variant="outlined" color="error" onClick={endEverywhere}>
          {translate('access.leaveEverywhere')}
        </Button>
      </Box>
    </Stack>
  );
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const translate = useTranslate();
  const { device, address, lastSeenAt, current } = session;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        paddingBlock: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography>{device}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[address, momentInWords(lastSeenAt)].filter(Boolean).join(', ')}
        </Typography>
      </div>
      {current ? (
        <Typography color="text.secondary">{translate('access.thisSession')}</Typography>
      ) : (
        <Button onClick={onEnd} aria-label={translate('access.endThis', { device })}>
          {translate('access.end')}
        </Button>
      )}
    </Box>
  );
}
