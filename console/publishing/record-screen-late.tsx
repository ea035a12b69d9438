import { Loading } from 'react-admin';
import { LatePart } from '../app/late-part.tsx';

const load = async () => (await import('./record-screen.tsx')).RecordScreen;

/** One record, open to be edited: the editor is the heaviest part of the console, so that it comes when it is opened. */
export function RecordScreen() {
  return <LatePart load={load} props={{}} waiting={<Loading />} />;
}
