import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { FunctionField, Labeled, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { WholeMail } from '../../contract/mail-console.ts';
import { HistoryLink } from '../app/history-link.tsx';
import { MomentField } from '../app/moment-field.tsx';
import { RecordShow } from '../app/record-frame.tsx';
import { LetterViews } from './letter-views.tsx';
import { isLeaving, kindOf, readerOf } from './mail-words.ts';
import { ResendButton } from './resend-button.tsx';
import { StateChip } from './state-chip.tsx';

const askAgainMs = 2_000;

/** A letter that is on its way is asked for until it is known what became of it. */
const untilKnown = {
  refetchInterval: ({ state }: { state: { data?: { state: WholeMail['state'] } | undefined } }) =>
    isLeaving(state.data) ? askAgainMs : false,
} as const;

/** One letter: what became of it, what to do, and the letter itself. */
export function MailScreen() {
  return (
    <RecordShow<WholeMail> title={<Subject />} actions={false} queryOptions={untilKnown}>
      <Stack spacing={3} sx={{ padding: { xs: 2, sm: 3 } }}>
        <Facts />
        <MailOutcome />
        <Actions />
        <Letter />
      </Stack>
    </RecordShow>
  );
}

/** The whole letter; the list has left but its line here until it is read. */
function useWholeMail(): WholeMail | undefined {
  const mail = useRecordContext<WholeMail>();
  return mail?.resend === undefined ? undefined : mail;
}

function Subject() {
  return useRecordContext<WholeMail>()?.subject ?? null;
}

function Facts() {
  const mail = useRecordContext<WholeMail>();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' }}>
      <Labeled source="state">
        <FunctionField<WholeMail> render={(mail) => <StateChip mail={mail} />} />
      </Labeled>
      <Labeled source="recipientAddress">
        <FunctionField<WholeMail> render={readerOf} sx={{ overflowWrap: 'anywhere' }} />
      </Labeled>
      <Labeled source="kind">
        <FunctionField<WholeMail> render={kindOf} />
      </Labeled>
      <Labeled source="createdAt">
        <MomentField source="createdAt" />
      </Labeled>
      {mail?.sentAt && (
        <Labeled source="sentAt" {...(mail.isCaught && { label: 'mail.caughtAt' })}>
          <MomentField source="sentAt" />
        </Labeled>
      )}
      <Labeled source="attempts">
        <FunctionField<WholeMail> render={({ attempts }) => attempts} />
      </Labeled>
      {(mail?.state === 'waiting' || mail?.state === 'retrying') && (
        <Labeled source="nextAttemptAt">
          <MomentField source="nextAttemptAt" />
        </Labeled>
      )}
    </Box>
  );
}

/** Why a letter did not leave and what to do, or what the mail server said when it took it. */
export function MailOutcome() {
  const translate = useTranslate();
  const mail = useWholeMail();
  if (!mail) return null;
  const { trouble, serverAnswer, isCaught, resentAt, resentAs, state } = mail;
  return (
    <Stack spacing={1.5}>
      {trouble && (
        <Alert severity={state === 'dead' ? 'error' : 'warning'}>
          <AlertTitle component="h2">{trouble.what}</AlertTitle>
          {trouble.next}
          {trouble.answer && <ServerWords words={trouble.answer} />}
        </Alert>
      )}
      {isCaught && <Alert severity="info">{translate('mail.caught')}</Alert>}
      {serverAnswer && (
        <Alert severity="success">
          {translate('mail.taken')}
          <ServerWords words={serverAnswer} />
        </Alert>
      )}
      {resentAt && (
        <Alert severity="info">
          {translate(resentAs ? 'mail.resentAs' : 'mail.renewed')}{' '}
          {resentAs && <Link to={`/mails/${resentAs}/show`}>{translate('mail.toLater')}</Link>}
        </Alert>
      )}
    </Stack>
  );
}

function ServerWords({ words }: { words: string }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" sx={{ marginTop: 1, overflowWrap: 'anywhere' }}>
      {translate('mail.answered')}{' '}
      <Box component="span" lang="en" sx={{ fontFamily: 'monospace' }}>
        {words}
      </Box>
    </Typography>
  );
}

function Actions() {
  const translate = useTranslate();
  const mail = useWholeMail();
  if (!mail) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ResendButton mail={mail} />
      <HistoryLink filter={{ object: `mail:${mail.id}` }} label={translate('mail.history')} />
    </Stack>
  );
}

function Letter() {
  const translate = useTranslate();
  const mail = useWholeMail();
  if (!mail) return null;
  if (mail.html === null || mail.text === null) return <Alert severity="info">{translate('mail.erased')}</Alert>;
  return (
    <Box component="section">
      <Typography variant="h6" component="h2" gutterBottom>
        {translate('mail.letter')}
      </Typography>
      {mail.isHidden && (
        <Typography variant="body2" color="text.secondary" gutterBottom>
          {translate('mail.hidden')}
        </Typography>
      )}
      <LetterViews subject={mail.subject} html={mail.html} text={mail.text} />
    </Box>
  );
}
