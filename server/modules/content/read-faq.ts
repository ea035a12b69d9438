import type { Faq, FaqCategory } from '../../../contract/content-faq.ts';
import { withBasePath, withPictures } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import type { Caller } from '../../infra/http/index.ts';
import { findQuestionRow, listQuestionRows } from './faq.store.ts';
import { recordNumber } from './record-number.ts';

type Viewer = Caller['viewer'];

/** The categories for everybody, or every category for a signed-in person. @throws Failure `common.not-signed-in` */
export async function readFaqCategories(db: Db, forPublicUse: boolean, viewer: Viewer): Promise<FaqCategory[]> {
  if (!forPublicUse && !viewer) fail('common.not-signed-in');
  const categories = new Map<number, FaqCategory>();
  for (const { id, title, faq_id, faq_title } of await listQuestionRows(db, forPublicUse ? 'public' : 'every')) {
    const category = categories.get(id) ?? { id, title, faqs: [] };
    categories.set(id, category);
    if (faq_id !== null && faq_title !== null) category.faqs.push({ id: faq_id, title: faq_title });
  }
  return [...categories.values()];
}

/** A question with its answer; one that is not for everybody is absent without a session. @throws Failure `content.unknown-question` */
export async function readFaq(db: Db, basePath: string, given: string, viewer: Viewer): Promise<Faq> {
  const id = recordNumber(given);
  const row = id === undefined ? undefined : await findQuestionRow(db, id, viewer ? 'every' : 'public');
  if (!row) fail('content.unknown-question');
  return { id: row.id, title: row.title, text: withPictures(withBasePath(row.text, basePath)) };
}
