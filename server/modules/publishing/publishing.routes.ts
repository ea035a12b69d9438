import * as schemas from '../../../contract/publishing.schemas.ts';
import * as calls from '../../../contract/publishing.ts';
import * as environmentSchemas from '../../../contract/publishing-environment.schemas.ts';
import { getContentEnvironment } from '../../../contract/publishing-environment.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import { rulesFor } from './change-record.ts';
import { createRecord } from './create-record.ts';
import { readContentList } from './list-records.ts';
import { notePresence } from './note-presence.ts';
import { type PlanJob, planPublication, unplanPublication } from './plan-publication.ts';
import { checkRecord, publishRecord } from './publish-record.ts';
import { readRecord, readVersions } from './read-record.ts';
import { restoreVersion } from './restore-version.ts';
import { saveDraft } from './save-draft.ts';
import { changeable, readEnvironment } from './server-settings.ts';
import { discardDraft, removeRecord, withdrawRecord } from './withdraw-record.ts';

interface Needs {
  db: Db;
  settings: Settings;
  planJob: PlanJob;
}

/** The calls of the console about content. */
export function publishingCalls({ db, settings, planJob }: Needs): Handled[] {
  const ownSites = [settings.PUBLIC_URL];
  const own = <Named extends { readonly kind: calls.ContentKind }>(named: Named) => changeable(settings, named);
  return [
    handle(getContentEnvironment, environmentSchemas.getContentEnvironment, () => readEnvironment(settings)),
    handle(calls.listContent, schemas.listContent, ({ params, query }, { viewer }) =>
      readContentList(db, rulesFor(params.kind, viewer), query),
    ),
    handle(calls.getContent, schemas.getContent, ({ params }, { viewer }) =>
      readRecord(db, rulesFor(params.kind, viewer), params.id),
    ),
    handle(calls.createContent, schemas.createContent, ({ params, body }, editor) =>
      createRecord(db, editor, own(params).kind, body, ownSites),
    ),
    handle(calls.saveContent, schemas.saveContent, ({ params, body }, editor) =>
      saveDraft(db, editor, { ...own(params), version: body.version }, body.value, ownSites),
    ),
    handle(calls.checkContent, schemas.checkContent, ({ params, body }, editor) =>
      checkRecord(db, editor, { ...params, ...body }),
    ),
    handle(calls.publishContent, schemas.publishContent, ({ params, body: { version, at } }, editor) =>
      at
        ? planPublication(db, editor, { ...own(params), version }, at, planJob)
        : publishRecord(db, editor, { ...own(params), version }),
    ),
    handle(calls.unscheduleContent, schemas.unscheduleContent, ({ params, body }, editor) =>
      unplanPublication(db, editor, { ...params, ...body }),
    ),
    handle(calls.withdrawContent, schemas.withdrawContent, ({ params, body }, editor) =>
      withdrawRecord(db, editor, { ...own(params), ...body }),
    ),
    handle(calls.discardContent, schemas.discardContent, ({ params, body }, editor) =>
      discardDraft(db, editor, { ...own(params), ...body }),
    ),
    handle(calls.removeContent, schemas.removeContent, ({ params, body }, editor) =>
      removeRecord(db, editor, { ...own(params), ...body }),
    ),
    handle(calls.restoreContent, schemas.restoreContent, ({ params, body: { version, from } }, editor) =>
      restoreVersion(db, editor, { ...own(params), version }, from),
    ),
    handle(calls.listContentVersions, schemas.listContentVersions, ({ params }, { viewer }) =>
      readVersions(db, rulesFor(params.kind, viewer).kind, params.id),
    ),
    handle(calls.notePresence, schemas.notePresence, ({ params, body }, { viewer }) =>
      notePresence(db, viewer.userId, {
        kind: rulesFor(params.kind, viewer).kind,
        id: params.id,
        leaving: body.leaving,
      }),
    ),
  ];
}
