import { type ReactNode, useState } from 'react';
import {
  Edit,
  type EditProps,
  type HttpError,
  Loading,
  type RaRecord,
  Show,
  type ShowProps,
  useEditContext,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { LoadFailure } from './load-failure.tsx';

/** For `queryOptions`: a record that is gone leads to the list; of any other failure the page itself says why. */
function useLeaveGone() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    onError: (error: Error) => {
      if ((error as HttpError).status !== 404) return;
      notify(error.message, { type: 'error' });
      redirect('list', resource);
    },
  };
}

function ShownRecord({ children }: { children: ReactNode }) {
  const { record, error, refetch } = useShowContext();
  return (
    <>
      {error && <LoadFailure message={error.message} again={refetch} />}
      {(record || !error) && children}
    </>
  );
}

interface TitleProps {
  record?: RaRecord | undefined;
  resource: string;
  defaultTitle?: string | undefined;
}

/** What the record is called, or what kind of record it is until that is known. */
function NameOf({ record, resource, defaultTitle }: TitleProps) {
  const labelOf = useGetResourceLabel();
  return record ? defaultTitle : labelOf(resource, 1);
}

function ShownTitle() {
  return <NameOf {...useShowContext()} />;
}

function EditedTitle() {
  return <NameOf {...useEditContext()} />;
}

/** A record to be read. When it cannot be read, or read anew, the page says so and keeps what it has and what is typed. */
export function RecordShow<Row extends RaRecord>({ children, queryOptions, ...frame }: ShowProps<Row>) {
  const leaveGone = useLeaveGone();
  return (
    <Show<Row> title={<ShownTitle />} {...frame} queryOptions={{ ...queryOptions, ...leaveGone }}>
      <ShownRecord>{children}</ShownRecord>
    </Show>
  );
}

/**
 * A form that waits for its record. What a list has left of it would be shown at once otherwise, and the whole record be
 * written over what has been typed meanwhile.
 */
function EditedRecord({ children }: { children: ReactNode }) {
  const { isFetching, error, refetch } = useEditContext();
  const isHere = !isFetching && !error;
  const [isRead, setRead] = useState(isHere);
  if (isHere && !isRead) setRead(true);
  return (
    <>
      {error && <LoadFailure message={error.message} again={refetch} />}
      {isRead ? children : !error && <Loading />}
    </>
  );
}

/** A record to be changed, read once; a failure is told as by `RecordShow`. */
export function RecordEdit({ children, ...frame }: EditProps) {
  const leaveGone = useLeaveGone();
  return (
    <Edit
      title={<EditedTitle />}
      {...frame}
      queryOptions={{ refetchOnWindowFocus: false, ...leaveGone }}
      render={() => <EditedRecord>{children}</EditedRecord>}
    />
  );
}
