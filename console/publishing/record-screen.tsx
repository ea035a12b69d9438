import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Form, ListButton, Loading, Title, useResourceContext, useTranslate } from 'react-admin';
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
import { useRecord } from './use-record.ts';
import { useRun } from './use-run.ts';

/**
 * One record of the content: its fields, where it stands, and what can be done with it. Another address is another record,
 * but for that of a new one when it is saved for the first time: its form stays, with all that is being typed.
 */
export function RecordScreen() {
  const kind = (useResourceContext() ?? 'news') as ContentKind;
  const { id } = useParams();
  const [made, setMade] = useState<string>();
  const [open, setOpen] = useState({ id, count: 0 });
  if (id !== open.id) setOpen({ id, count: open.id === undefined && id === made ? open.count : open.count + 1 });
  return <OpenScreen key={`${kind}/${open.count}`} kind={kind} id={id} onMade={setMade} />;
}

interface OpenScreenProps {
  kind: ContentKind;
  /** Of the address; a new record has none. */
  id: string | undefined;
  onMade: (id: string) => void;
}

function OpenScreen({ kind, id, onMade }: OpenScreenProps) {
  const navigate = useNavigate();
  const record = useRecord(kind, id);
  const own = record.shown?.id;
  const openMade = useEffectEvent((made: string) => {
    onMade(made);
    navigate(`/${kind}/${made}`, { replace: true });
  });
  useEffect(() => {
    if (own !== undefined && id === undefined) openMade(own);
  }, [own, id]);
  if (record.failure && !record.shown)
    return (
      <>
        <LoadFailure message={record.failure} again={record.read} />
        {!singleKinds.includes(kind) && <ListButton />}
      </>
    );
  if (id !== undefined && !record.shown) return <Loading />;
  return <RecordForm {...record} />;
}

type RecordFormProps = ReturnType<typeof useRecord>;

function RecordForm(record: RecordFormProps) {
  const { kind, shown } = record;
  const translate = useTranslate();
  const id = shown?.id;
  const value = useMemo<Value>(() => ({ ...(shown?.value ?? emptyForm(kind)), id: id ?? '' }), [shown, kind, id]);
  const title = shown?.title || translate('publishing.untitled');
  const nameOfKind = translate(`resources.${kind}.name`, 1);
  return (
    <>
      <Title title={singleKinds.includes(kind) ? nameOfKind : `${nameOfKind}: ${title}`} />
      <Form
        record={value}
        warnWhenUnsavedChanges
        // A new record may go to its own address, whatever is typed and not saved.
        {...(id !== undefined && { formRootPathname: `/${kind}/${id}` })}
        sanitizeEmptyValues={false}
      >
        <RecordParts {...record} value={value} />
      </Form>
    </>
  );
}

/** What stands in the form of a record, and what of it changes the record. */
function RecordParts({ value, ...record }: RecordFormProps & { value: Value }) {
  const { kind, shown, meanwhile, settle } = record;
  const { run, explain, look } = useRun(record);
  const presence = usePresence(kind, shown?.id);
  const [hasHistory, setHistory] = useState(false);
  const keeper = useKeeper(kind);
  return (
    <>
      {keeper && <KeptOutside kind={kind} keeper={keeper} />}
      <RecordHead kind={kind} record={shown} presence={presence} />
      {meanwhile && <ConflictPanel key={meanwhile.theirs.version} meanwhile={meanwhile} onSettled={settle} />}
      {keeper ? (
        <ReadOnlyFields kind={kind} value={value} />
      ) : (
        <>
          <RecordFields kind={kind} code={shown?.code ?? null} mayRename={shown?.mayRename ?? true} />
          <SaveBar
            kind={kind}
            record={shown}
            run={run}
            explain={explain}
            look={look}
            onHistory={() => setHistory(true)}
          />
        </>
      )}
      {hasHistory && shown && <History record={shown} run={run} onClose={() => setHistory(false)} />}
    </>
  );
}
