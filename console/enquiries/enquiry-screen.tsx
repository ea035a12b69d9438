import { Box, Link, Stack, Typography } from '@mui/material';
import { useGetIdentity, usePermissions, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { enquiryFormPlaces, phoneInWords } from '../../contract/enquiries.words.ts';
import type { ConsoleEnquiry, EnquiryRow } from '../../contract/enquiries-console.ts';
import { HistoryLink } from '../app/history-link.tsx';
import { momentInWords } from '../app/moment-field.tsx';
import { RecordShow } from '../app/record-frame.tsx';
import { AnswerForm, NoteForm } from './answer-form.tsx';
import { AtPartner } from './at-partner.tsx';
import { Entries } from './entries.tsx';
import { Standing } from './standing.tsx';

/** One question with everything that is needed to answer it, from a phone too. */
export function EnquiryScreen() {
  return (
    <RecordShow title={<EnquiryTitle />} actions={false}>
      <Enquiry />
    </RecordShow>
  );
}

function EnquiryTitle() {
  const translate = useTranslate();
  const enquiry = useRecordContext<ConsoleEnquiry>();
  return enquiry ? translate('enquiries.title', { id: enquiry.id }) : null;
}

/** Until the whole enquiry is there, what is known of it is its row of the list. */
const isWhole = (enquiry: EnquiryRow | ConsoleEnquiry): enquiry is ConsoleEnquiry => 'entries' in enquiry;

function Enquiry() {
  const enquiry = useRecordContext<EnquiryRow | ConsoleEnquiry>();
  const { identity } = useGetIdentity();
  if (!enquiry || !isWhole(enquiry) || !identity) return null;
  const shared = { enquiry, personId: String(identity.id) };
  return (
    // What is typed for one is not shown with another, where Back leads from one to the other at once.
    <Stack key={enquiry.id} spacing={3} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Standing {...shared} />
      <Question enquiry={enquiry} />
      <Entries entries={enquiry.entries} />
      {enquiry.state !== 'spam' && <AnswerForm {...shared} />}
      {(enquiry.state === 'new' || enquiry.state === 'work') && <AtPartner {...shared} />}
      <NoteForm {...shared} />
      <Links enquiry={enquiry} />
    </Stack>
  );
}

function Question({ enquiry: { name, phone, email, text, createdAt, formId } }: { enquiry: ConsoleEnquiry }) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('enquiries.question')}>
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {[momentInWords(createdAt), enquiryFormPlaces[formId]].join(', ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, marginBottom: 1 }}>
        {phone && (
          <Link href={`tel:${phone}`} sx={{ paddingBlock: 0.5 }}>
            {phoneInWords(phone)}
          </Link>
        )}
        {email && (
          <Link href={`mailto:${email}`} sx={{ paddingBlock: 0.5, overflowWrap: 'anywhere' }}>
            {email}
          </Link>
        )}
      </Box>
      <Typography
        sx={{
          padding: 1.5,
          borderRadius: 2,
          backgroundColor: 'background.default',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}

/** Accounts and the audit are the operator's. */
function Links({ enquiry: { id, userId, userName } }: { enquiry: ConsoleEnquiry }) {
  const translate = useTranslate();
  const { permissions } = usePermissions();
  const isOperator = permissions === 'operator';
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      {userId && (
        <Typography variant="body2">
          {translate('enquiries.asked')}{' '}
          {isOperator ? (
            <Link component={RouterLink} to={`/users/${userId}/show`}>
              {userName}
            </Link>
          ) : (
            userName
          )}
        </Typography>
      )}
      {isOperator && <HistoryLink filter={{ object: `enquiry:${id}` }} label={translate('enquiries.history')} />}
    </Stack>
  );
}
