import { Alert, AlertTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  Edit,
  type HttpError,
  type RaRecord,
  SimpleForm,
  useDataProvider,
  useGetRecordId,
  useNotify,
  useTranslate,
} from 'react-admin';

interface EditScreenProps {
  resource: string;
  /** The fields of the form, which are shown side by side when somebody else has saved meanwhile. */
  fields: readonly string[];
  children: ReactNode;
}

/** A form that loses nothing when two people save: what was typed stays, and the other's values stand above it. */
export function EditScreen({ resource, fields, children }: EditScreenProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const id = useGetRecordId();
  const [theirs, setTheirs] = useState<RaRecord>();
  const onError = async (error: Error) => {
    notify(error.message, { type: 'error' });
    if ((error as HttpError).body?.code !== 'console.changed') return;
    const { data } = await dataProvider.getOne<RaRecord>(resource, { id });
    setTheirs(data);
  };
  return (
    <Edit
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      transform={(data: RaRecord) => ({ ...data, version: theirs?.version ?? data.version })}
      redirect="show"
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      <SimpleForm>
        {theirs && (
          <Alert severity="warning" sx={{ marginBottom: 2, width: '100%' }}>
            <AlertTitle>{translate('people.theirs')}</AlertTitle>
            {fields.map((field) => (
              <div key={field}>
                {translate(`resources.${resource}.fields.${field}`)}: {String(theirs[field] ?? '—')}
              </div>
            ))}
          </Alert>
        )}
        {children}
      </SimpleForm>
    </Edit>
  );
}
