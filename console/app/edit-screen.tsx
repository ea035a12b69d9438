import { Alert, AlertTitle } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import {
  type HttpError,
  type RaRecord,
  SaveButton,
  Toolbar,
  useDataProvider,
  useGetRecordId,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { KeepTyping } from './keep-typing.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordEdit } from './record-frame.tsx';

interface EditScreenProps {
  resource: string;
  /** The fields of the form, which are shown side by side when somebody else has saved meanwhile. */
  fields: readonly string[];
  children: ReactNode;
  /** Where a save leads; the record's own screen unless said otherwise. */
  redirect?: 'show' | 'list';
  /** What stands below the form in the place of «Save» alone. */
  toolbar?: ReactElement;
  /** A value of a field as people read it. */
  inWords?: (value: unknown, field: string) => string;
}

const plainly = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? '—'));

/** Few records may be deleted, and those say so: the library's own toolbar would offer it for all. */
const onlySave = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

/** A form that loses nothing when two people save: what was typed stays, and the other's values stand above it. */
export function EditScreen({
  resource,
  fields,
  children,
  redirect = 'show',
  toolbar = onlySave,
  inWords = plainly,
}: EditScreenProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const id = useGetRecordId();
  const [theirs, setTheirs] = useState<RaRecord>();
  const onError = async (error: Error, { data: sent }: { data?: Partial<RaRecord> }) => {
    const { code, errors } = (error as HttpError).body ?? {};
    // What is said of the whole form the library says itself.
    if (!errors?.root) notify(error.message, { type: 'error' });
    if (code !== 'console.changed') return;
    const { data } = await dataProvider.getOne<RaRecord>(resource, { id });
    const isOwn = fields.every((name) => JSON.stringify(sent?.[name]) === JSON.stringify(data[name]));
    // Saved by the try whose answer was lost.
    if (isOwn) notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    else setTheirs(data);
    // The fields that were not touched here are theirs from now on.
    refresh();
  };
  return (
    <RecordEdit mutationMode="pessimistic" mutationOptions={{ onError }} redirect={redirect}>
      <RecordForm toolbar={toolbar}>
        <KeepTyping always onContested={setTheirs} />
        {theirs && (
          <Alert severity="warning" sx={{ marginBottom: 2, width: '100%' }}>
            <AlertTitle>{translate('frame.theirs')}</AlertTitle>
            {fields.map((field) => (
              <div key={field}>
                {translate(`resources.${resource}.fields.${field}`)}: {inWords(theirs[field], field)}
              </div>
            ))}
          </Alert>
        )}
        {children}
      </RecordForm>
    </RecordEdit>
  );
}
