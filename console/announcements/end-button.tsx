import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import { type ConsoleAnnouncement, endAnnouncement } from '../../contract/announcements-console.ts';
import { useBegunHere } from '../app/begun-here.ts';
import { request } from '../app/request.ts';

/** Takes an announcement that is shown now off the site. */
export function EndButton() {
  const record = useRecordContext<ConsoleAnnouncement>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const begin = useBegunHere();
  const [isAsking, setAsking] = useState(false);
  if (record?.state !== 'current') return null;
  const end = async () => {
    const begun = begin();
    setAsking(false);
    try {
      await request(endAnnouncement, { params: { id: record.id }, body: {} } as never);
      notify('announcements.ended', { type: 'success' });
    } catch (error) {
      begun.tell(error as Error);
    }
    refresh();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate('announcements.end')}</Button>
      <Confirm
        isOpen={isAsking}
        title="announcements.end"
        content="announcements.endText"
        confirm="announcements.end"
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
