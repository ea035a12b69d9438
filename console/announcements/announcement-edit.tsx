import { DeleteWithConfirmButton, SaveButton, Toolbar, useTranslate } from 'react-admin';
import { EditScreen } from '../app/edit-screen.tsx';
import { momentInWords } from '../app/moment-field.tsx';
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

const fields = ['kind', 'audience', 'title', 'text', 'link', 'linkText', 'startsAt', 'endsAt', 'dismissible'] as const;

/** A value of an announcement as its form has it. */
function useValueInWords() {
  const translate = useTranslate();
  return (value: unknown, field: string) => {
    if (field === 'dismissible') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (value === null || value === undefined || value === '') return '—';
    if (field === 'kind') return translate(`resources.announcements.kinds.${value}`);
    if (field === 'audience') return translate(`resources.announcements.audiences.${value}`);
    if (field === 'startsAt' || field === 'endsAt') return momentInWords(String(value));
    return String(value);
  };
}

/** An announcement to be changed; what was typed stays, also when it is taken off the site meanwhile. */
export function AnnouncementEdit() {
  return (
    <EditScreen
      resource="announcements"
      fields={fields}
      redirect="list"
      toolbar={<EditToolbar />}
      inWords={useValueInWords()}
    >
      <AnnouncementFields />
    </EditScreen>
  );
}
