import { Alert, AlertTitle } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import {
  type HttpError,
  type RaRecord,
  SaveButton,
  Toolbar,
  useDataProvider,
  useGetRecordId,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { drawRequestKey } from '../../contract/draw-request-key.ts';
import { useAfterSaving } from './after-saving.ts';
import { KeepTyping } from './keep-typing.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordEdit } from './record-frame.tsx';

interface EditScreenProps {
  resource: string;
  /** The fields of the form, which are shown side by side when the record has changed meanwhile. */
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

/**
 * A form that loses nothing when the record has changed meanwhile: what was typed stays, and the values of the record stand above
 * it. Its key stays until it is used up: a second press after a lost answer blames nobody (spec: operator-console.once).
 */
export function EditScreen({
  resource,
  fields,
  children,
  redirect = 'show',
  toolbar = onlySave,
  inWords = plainly,
}: EditScreenProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const id = useGetRecordId();
  const [key, setKey] = useState(drawRequestKey);
  const [stored, setStored] = useState<RaRecord>();
  const { notePress, onSuccess, onError: tellFailure } = useAfterSaving({ resource, done: 'updated', redirect });
  const onError = async (error: Error) => {
    const { code } = (error as HttpError).body ?? {};
    tellFailure(error);
    const isDone = code === 'common.done-before';
    if (isDone) setKey(drawRequestKey());
    if (!isDone && code !== 'console.changed') return;
    const { data } = await dataProvider.getOne<RaRecord>(resource, { id });
    setStored(data);
    // The fields that were not touched here are as they are stored from now on.
    refresh();
  };
  return (
    <RecordEdit
      mutationMode="pessimistic"
      mutationOptions={{ onError, onSuccess, onSettled: (_, error) => !error && setKey(drawRequestKey()) }}
      transform={(values: object) => {
        notePress();
        return { ...values, key };
      }}
    >
      <RecordForm toolbar={toolbar}>
        <KeepTyping onContested={setStored} />
        {stored && (
          <Alert severity="warning" sx={{ marginBottom: 2, width: '100%' }}>
            <AlertTitle>{translate('frame.changedMeanwhile')}</AlertTitle>
            {fields.map((field) => (
              <div key={field}>
                {translate(`resources.${resource}.fields.${field}`)}: {inWords(stored[field], field)}
              </div>
            ))}
          </Alert>
        )}
        {children}
      </RecordForm>
    </RecordEdit>
  );
}
