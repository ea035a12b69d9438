import { CreateScreen } from '../app/create-screen.tsx';
import { RecordForm } from '../app/record-form.tsx';
import { AnnouncementFields } from './announcement-form.tsx';

const empty = {
  kind: 'news',
  audience: 'all',
  title: '',
  text: '',
  link: '',
  linkText: '',
  startsAt: null,
  endsAt: null,
  dismissible: true,
};

/** A new announcement; it is shown from its beginning, at once where none is set. */
export function AnnouncementCreate() {
  return (
    <CreateScreen resource="announcements" redirect="list">
      <RecordForm defaultValues={empty} sanitizeEmptyValues={false}>
        <AnnouncementFields />
      </RecordForm>
    </CreateScreen>
  );
}
