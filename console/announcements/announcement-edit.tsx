import { Alert, AlertTitle } from '@mui/material';
import { useState } from 'react';
import {
  DeleteWithConfirmButton,
  Edit,
  type HttpError,
  type RaRecord,
  SaveButton,
  Toolbar,
  useDataProvider,
  useGetRecordId,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { ConsoleAnnouncement } from '../../contract/announcements-console.ts';
import { KeepTyping } from '../app/keep-typing.tsx';
import { OnceRead } from '../app/once-read.tsx';
import { RecordForm } from '../app/record-form.tsx';
import { useRecordFailure } from '../app/use-record-failure.ts';
import { AnnouncementFields } from './announcement-form.tsx';
import { EndButton } from './end-button.tsx';

function EditToolbar() {
  return (
    <Toolbar sx={{ gap: 1, flexWrap: 'wrap' }}>
      <SaveButton />
      <EndButton />
      <DeleteWithConfirmButton
        mutationMode="pessimistic"
        confirmTitle="announcements.removeTitle"
        confirmContent="announcements.removeText"
      />
    </Toolbar>
  );
}

/** An announcement to be changed; what was typed stays when somebody else has saved meanwhile, with theirs above it. */
export function AnnouncementEdit() {
  const whenUnread = useRecordFailure();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const id = useGetRecordId();
  const [theirs, setTheirs] = useState<ConsoleAnnouncement>();
  const onError = async (error: Error) => {
    notify(error.message, { type: 'error' });
    if ((error as HttpError).body?.code !== 'console.changed') return;
    const { data } = await dataProvider.getOne<ConsoleAnnouncement>('announcements', { id: String(id) });
    setTheirs(data);
  };
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      transform={(data: RaRecord) => ({ ...data, version: theirs?.version ?? data.version })}
      redirect="list"
      queryOptions={{ ...whenUnread, refetchOnWindowFocus: false }}
    >
      <OnceRead>
        <RecordForm toolbar={<EditToolbar />}>
          <KeepTyping always />
          {theirs && <Theirs {...theirs} />}
          <AnnouncementFields />
        </RecordForm>
      </OnceRead>
    </Edit>
  );
}

function Theirs({ title, text, link }: ConsoleAnnouncement) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" sx={{ marginBottom: 2, width: '100%' }}>
      <AlertTitle>{translate('announcements.theirs')}</AlertTitle>
      {[title, text, link].filter(Boolean).map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}
