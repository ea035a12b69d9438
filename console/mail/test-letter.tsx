import MarkEmailRead from '@mui/icons-material/MarkEmailRead';
import {
  Alert,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Button as PlainButton,
  Stack,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, RecordContextProvider, useRefresh, useTranslate } from 'react-admin';
import { getMail, getMailServer, sendTestMail, type WholeMail } from '../../contract/mail-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { type Keyed, useKeyed } from '../app/keyed.ts';
import { request } from '../app/request.ts';
import { MailOutcome } from './mail-screen.tsx';
import { isLeaving } from './mail-words.ts';

/** Opens the dialog that tries the mail server; on a phone a sign alone, unless it stands by itself. */
export function TestLetterButton({ isAlone = false }: { isAlone?: boolean }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  // Whoever has closed the dialog after a lost answer and opens it again gets no second letter.
  const once = useKeyed();
  const close = () => {
    setOpen(false);
    refresh();
  };
  return (
    <>
      {isAlone ? (
        <PlainButton variant="contained" startIcon={<MarkEmailRead />} onClick={() => setOpen(true)}>
          {translate('mail.test.label')}
        </PlainButton>
      ) : (
        <Button label="mail.test.label" onClick={() => setOpen(true)}>
          <MarkEmailRead />
        </Button>
      )}
      {isOpen && <TestLetterDialog once={once} close={close} />}
    </>
  );
}

function TestLetterDialog({ once, close }: { once: Keyed; close(): void }) {
  const translate = useTranslate();
  const titleId = useId();
  const target = useQuery({ queryKey: ['mail-server'], queryFn: () => request(getMailServer, {}), staleTime: 0 });
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const begin = useBegunHere();
  const send = async () => {
    const begun = begin();
    setBusy(true);
    setFailure('');
    try {
      setSent((await once((key) => request(sendTestMail, { body: { key } }))).id);
    } catch (error) {
      begun.tellBy(setFailure)(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const { server, from, ownAddress } = target.data ?? {};
  return (
    <Dialog open onClose={() => !isBusy && close()} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{translate('mail.test.label')}</DialogTitle>
      <DialogContent>
        {target.data && (
          <Stack spacing={1.5}>
            <DialogContentText>
              {translate(ownAddress ? 'mail.test.text' : 'mail.test.noAddress', { address: ownAddress, from })}
            </DialogContentText>
            <Alert severity={server ? 'info' : 'warning'}>
              {server ? translate('mail.test.server', { server }) : translate('mail.test.catcher')}
            </Alert>
          </Stack>
        )}
        {(failure || target.error) && <Alert severity="error">{failure || target.error?.message}</Alert>}
        {sent && <TestOutcome id={sent} />}
      </DialogContent>
      <DialogActions>
        <PlainButton disabled={isBusy} onClick={close}>
          {translate('ra.action.close')}
        </PlainButton>
        <PlainButton variant="contained" disabled={isBusy || !ownAddress} onClick={() => void send()}>
          {translate(sent ? 'mail.test.again' : 'mail.test.send')}
        </PlainButton>
      </DialogActions>
    </Dialog>
  );
}

const askAgainMs = 1_000;

/** What becomes of the test letter, asked until it is known. */
function TestOutcome({ id }: { id: string }) {
  const translate = useTranslate();
  const { data: mail } = useQuery({
    queryKey: ['mails', 'test', id],
    queryFn: () => request(getMail, { params: { id } }),
    refetchInterval: ({ state }) => (isKnown(state.data) ? false : askAgainMs),
  });
  return (
    <Stack spacing={1.5} sx={{ marginTop: 2 }} role="status">
      {!isKnown(mail) && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress size={18} aria-hidden />
          <span>{translate('mail.test.waiting')}</span>
        </Stack>
      )}
      {isKnown(mail) && (
        <RecordContextProvider value={mail}>
          <strong>{translate(`mail.test.outcome.${mail?.isCaught ? 'caught' : mail?.state}`)}</strong>
          <MailOutcome />
        </RecordContextProvider>
      )}
    </Stack>
  );
}

const isKnown = (mail: WholeMail | undefined) => mail !== undefined && !isLeaving(mail);
