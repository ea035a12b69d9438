import { lazy, Suspense } from 'react';
import { Loading } from 'react-admin';

// The editor is the heaviest part of the console: it comes when a record is opened.
const Screen = lazy(() => import('./record-screen.tsx'));

/** One record, open to be edited. */
export function RecordScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  );
}
