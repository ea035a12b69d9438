import NoteAdd from '@mui/icons-material/NoteAddOutlined';
import PhoneInTalk from '@mui/icons-material/PhoneInTalk';
import Send from '@mui/icons-material/Send';
import { Alert, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { enquiryAnswerLimit, enquiryNoteLimit } from '../../contract/enquiries.values.ts';
import { answerEnquiry, type ConsoleEnquiry, noteOnEnquiry } from '../../contract/enquiries-console.ts';
import { request } from '../app/request.ts';
import { EntryForm } from './entry-form.tsx';

interface FormProps {
  enquiry: ConsoleEnquiry;
  personId: string;
}

/** Answers by a letter where there is an e-mail, or notes what was told by phone. */
export function AnswerForm({ enquiry, personId }: FormProps) {
  const translate = useTranslate();
  const { id, version, email, assigneeId, assigneeName } = enquiry;
  const buttonOf = (by: 'letter' | 'phone') => ({
    label: `enquiries.answer.${by}`,
    done: `enquiries.answer.${by}Done`,
    icon: by === 'letter' ? <Send /> : <PhoneInTalk />,
    isMain: by === 'letter' || !email,
    send: (text: string, key: string) => request(answerEnquiry, { params: { id }, body: { version, key, by, text } }),
  });
  const isAnothers = assigneeId !== null && assigneeId !== personId;
  return (
    <EntryForm
      enquiryId={id}
      personId={personId}
      kind="answer"
      longest={enquiryAnswerLimit}
      buttons={email ? [buttonOf('letter'), buttonOf('phone')] : [buttonOf('phone')]}
    >
      {isAnothers && enquiry.state === 'work' && (
        <Alert severity="info">{translate('enquiries.anothers', { name: assigneeName })}</Alert>
      )}
      {email && (
        <Typography variant="body2" color="text.secondary">
          {translate('enquiries.answer.adds')}
        </Typography>
      )}
      {!email && <Alert severity="info">{translate('enquiries.answer.noEmail')}</Alert>}
    </EntryForm>
  );
}

/** Notes something for the colleagues. */
export function NoteForm({ enquiry: { id }, personId }: FormProps) {
  return (
    <EntryForm
      enquiryId={id}
      personId={personId}
      kind="note"
      longest={enquiryNoteLimit}
      buttons={[
        {
          label: 'enquiries.note.add',
          done: 'enquiries.note.done',
          icon: <NoteAdd />,
          send: (text, key) => request(noteOnEnquiry, { params: { id }, body: { key, text } }),
        },
      ]}
    />
  );
}
