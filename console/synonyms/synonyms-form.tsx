import { Typography } from '@mui/material';
import { DeleteWithConfirmButton, SaveButton, TextInput, Toolbar, useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleSynonyms } from '../../contract/search-synonyms-console.ts';
import { CreateScreen } from '../app/create-screen.tsx';
import { EditScreen } from '../app/edit-screen.tsx';
import { fromLines, toLines } from '../app/lines.ts';
import { RecordForm } from '../app/record-form.tsx';

function Terms() {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ marginBottom: 2 }}>{translate('synonyms.about')}</Typography>
      <TextInput
        source="terms"
        label="synonyms.terms"
        helperText="synonyms.help"
        format={toLines}
        parse={fromLines}
        multiline
        minRows={4}
        fullWidth
      />
    </>
  );
}

/** A new group of synonyms. */
export function SynonymsCreate() {
  return (
    <CreateScreen resource="synonyms" redirect="list">
      <RecordForm>
        <Terms />
      </RecordForm>
    </CreateScreen>
  );
}

/** A group of synonyms. */
export function SynonymsEdit() {
  return (
    <EditScreen resource="synonyms" fields={['terms']} redirect="list" toolbar={<SaveOrRemove />}>
      <Terms />
    </EditScreen>
  );
}

function SaveOrRemove() {
  const translate = useTranslate();
  const record = useRecordContext<ConsoleSynonyms>();
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      <DeleteWithConfirmButton
        label="synonyms.remove"
        mutationMode="pessimistic"
        confirmTitle={translate('synonyms.removeTitle', { name: record?.terms[0] ?? '' })}
        confirmContent="synonyms.removeContent"
        successMessage="synonyms.removed"
      />
    </Toolbar>
  );
}
