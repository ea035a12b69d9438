import type { AnyCall } from '../../contract/call.ts';
import type { ContentKind, ContentRecord } from '../../contract/publishing.ts';
import * as calls from '../../contract/publishing.ts';
import { request } from '../app/request.ts';
import type { ResourceCalls } from '../app/resource-calls.ts';

const ofKind = <C extends AnyCall>(call: C, kind: ContentKind): C => ({
  ...call,
  path: call.path.replace(':kind', kind),
});

/** The calls of one kind, as react-admin asks them. */
export const callsOf = (kind: ContentKind): ResourceCalls => ({
  list: ofKind(calls.listContent, kind),
  one: ofKind(calls.getContent, kind),
});

export type Value = Record<string, unknown>;
type Named = Pick<ContentRecord, 'id' | 'version'> & { kind: ContentKind };

const params = ({ kind, id }: Pick<Named, 'kind' | 'id'>) => ({ params: { kind, id } });
const at = (record: Named) => ({ ...params(record), body: { version: record.version } });

/** Everything that is done with a record; each answers with the record as it is then. */
export const records = {
  open: (kind: ContentKind, id: string) => request(calls.getContent, params({ kind, id })),
  create: (kind: ContentKind, value: Value, key: string) =>
    request(calls.createContent, { params: { kind }, body: { key, value } }),
  save: (record: Named, value: Value) =>
    request(calls.saveContent, { ...params(record), body: { version: record.version, value } }),
  check: (record: Named) => request(calls.checkContent, at(record)),
  publish: (record: Named, moment?: string) =>
    request(calls.publishContent, { ...params(record), body: { version: record.version, at: moment ?? null } }),
  unschedule: (record: Named) => request(calls.unscheduleContent, at(record)),
  withdraw: (record: Named) => request(calls.withdrawContent, at(record)),
  discard: (record: Named) => request(calls.discardContent, at(record)),
  remove: (record: Named) => request(calls.removeContent, at(record)),
  restore: (record: Named, from: number) =>
    request(calls.restoreContent, { ...params(record), body: { version: record.version, from } }),
  versions: (record: Pick<Named, 'kind' | 'id'>) => request(calls.listContentVersions, params(record)),
  presence: (record: Pick<Named, 'kind' | 'id'>, leaving = false) =>
    request(calls.notePresence, { ...params(record), body: { leaving } }),
};
