import type { ContentRecord } from '../../../contract/publishing.ts';
import { type ContentEvent, type ContentKind, operatorKinds } from '../../../contract/publishing.values.ts';
import { type AuditAction, writeAudit } from '../../infra/audit/index.ts';
import { type Db, inTransaction } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Origin, Viewer } from '../../infra/http/index.ts';
import type { ContentRules, ContentValue } from './content-kind.ts';
import { isOnlyChangeSince } from './history.store.ts';
import { type Item, takeItem } from './items.store.ts';
import { kinds } from './kinds.ts';
import { openRecord, readRecord } from './read-record.ts';

/** Who changes a record; a publication at its time comes from nowhere. */
export interface Editor {
  /** Without an account when the portal publishes what was planned by one that has been erased since. */
  readonly viewer: Pick<Viewer, 'roles'> & { readonly userId: string | null };
  readonly origin?: Origin;
}

/** The record that is named, at the version its editor has seen. */
export interface Named {
  readonly kind: ContentKind;
  readonly id: string;
  readonly version: number;
}

/** A record under change, its row kept from other changes. */
export interface OpenRecord {
  readonly rules: ContentRules;
  readonly item: Item;
  /** The draft, or what is published. */
  readonly value: ContentValue;
  readonly published: ContentValue | undefined;
  readonly isShown: boolean;
}

/** What a change leaves to be written down. */
interface Outcome {
  readonly before: ContentValue | null;
  readonly after: ContentValue | null;
}

/** The rules of a kind, for somebody who may work on it. @throws Failure `common.not-allowed` */
export function rulesFor(kind: ContentKind, viewer: Pick<Viewer, 'roles'>): ContentRules {
  if (operatorKinds.includes(kind) && !viewer.roles.includes('operator')) fail('common.not-allowed');
  return kinds[kind];
}

/** A change of a record. */
interface Change {
  readonly change: (transaction: Db, record: OpenRecord) => Promise<Outcome>;
  /** Whether the record is as the change would make it: a try whose answer was lost has done it, or a colleague. */
  readonly isDone?: (record: OpenRecord, transaction: Db) => boolean | Promise<boolean>;
  /** What the change is called in the history, where it is done when the same person has done it and nothing else was done since. */
  readonly event?: ContentEvent;
}

/** Of a record without a draft of its own. */
export const noDraft = { draft: null, base: null, title: '', publishAt: null, publishBy: null, publishFailure: null };

/**
 * Changes a record in one transaction with its audit row; one that has been changed since and is as wanted stays.
 * @throws Failure `console.absent`; `console.changed` when it has been changed since
 */
export async function changeRecord(
  db: Db,
  editor: Editor,
  { kind, id, version }: Named,
  action: AuditAction,
  asked: Change | Change['change'],
): Promise<ContentRecord> {
  const { change, isDone, event }: Change = typeof asked === 'function' ? { change: asked } : asked;
  const rules = rulesFor(kind, editor.viewer);
  return inTransaction(db, async (transaction) => {
    const item = (await takeItem(transaction, kind, id)) ?? fail('console.absent');
    const record = await openRecord(transaction, rules, item);
    if (item.version !== version) {
      const made = event && { by: editor.viewer.userId, event };
      const isAgain = made === undefined || (await isOnlyChangeSince(transaction, id, version, made));
      const isAsked = isDone ? await isDone(record, transaction) : made !== undefined;
      if (isAgain && isAsked) return readRecord(transaction, rules, id);
      fail('console.changed');
    }
    const { before, after } = await change(transaction, record);
    await writeAudit(transaction, {
      action,
      origin: editor.origin,
      userId: editor.viewer.userId,
      object: `${kind}:${id}`,
      change: { before, after },
    });
    return readRecord(transaction, rules, id);
  });
}
