import { useMemo, useState } from 'react';
import { Form, Loading, Title, useResourceContext, useTranslate } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { type ContentKind, singleKinds } from '../../contract/publishing.values.ts';
import { LoadFailure } from '../app/load-failure.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { emptyForm } from './empty-form.ts';
import { History } from './history.tsx';
import { KeptOutside, ReadOnlyFields } from './kept-outside.tsx';
import type { Value } from './kind-calls.ts';
import { RecordFields } from './record-fields.tsx';
import { RecordHead } from './record-head.tsx';
import { SaveBar } from './save-bar.tsx';
import { useKeeper } from './use-environment.ts';
import { usePresence } from './use-presence.ts';
import { type OpenRecord, useRecord } from './use-record.ts';

/** One record of the content: its fields, where it stands, and what can be done with it. */
export default function RecordScreen() {
  const kind = (useResourceContext() ?? 'news') as ContentKind;
  const { id } = useParams();
  const record = useRecord(kind, id);
  if (record.failure && !record.shown) return <LoadFailure message={record.failure} again={record.read} />;
  if (id !== undefined && !record.shown) return <Loading />;
  return <RecordForm key={id ?? 'new'} kind={kind} id={id} {...record} />;
}

type RecordFormProps = ReturnType<typeof useRecord> & { kind: ContentKind; id: string | undefined };

function RecordForm({ kind, id, shown, meanwhile, run, settle, version }: RecordFormProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const presence = usePresence(kind, id);
  const [hasHistory, setHistory] = useState(false);
  const value = useMemo<Value>(() => ({ ...(shown?.value ?? emptyForm(kind)), id: id ?? '' }), [shown, kind, id]);
  const opened = (record: OpenRecord) => navigate(`/${kind}/${record.id}`, { replace: true });
  const keeper = useKeeper(kind);
  const title = shown?.title || translate('publishing.untitled');
  const nameOfKind = translate(`resources.${kind}.name`, 1);
  return (
    <>
      <Title title={singleKinds.includes(kind) ? nameOfKind : `${nameOfKind}: ${title}`} />
      <Form record={value} warnWhenUnsavedChanges sanitizeEmptyValues={false}>
        {keeper && <KeptOutside kind={kind} keeper={keeper} />}
        <RecordHead kind={kind} record={shown} presence={presence} version={version} />
        {meanwhile && <ConflictPanel key={meanwhile.theirs.version} meanwhile={meanwhile} onSettled={settle} />}
        {keeper ? (
          <ReadOnlyFields kind={kind} value={value} />
        ) : (
          <>
            <RecordFields kind={kind} mayRename={shown?.mayRename ?? true} />
            <SaveBar
              kind={kind}
              record={shown}
              run={run}
              onCreated={opened}
              // The form of a new record is replaced as soon as the record has an address, with all that is open in it.
              onHistory={id === undefined ? undefined : () => setHistory(true)}
            />
          </>
        )}
        {hasHistory && shown && <History record={shown} run={run} onClose={() => setHistory(false)} />}
      </Form>
    </>
  );
}
