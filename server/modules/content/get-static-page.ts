import type { StaticPage } from '../../../contract/content-static-pages.ts';
import { withBasePath, withPictures } from '../../infra/clean-html/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { findStaticPage } from './static-pages.store.ts';

/** The text of a static page. @throws Failure `content.unknown-page` */
export async function getStaticPage(db: Db, basePath: string, code: 'about' | 'user-agreement'): Promise<StaticPage> {
  const text = await findStaticPage(db, code);
  if (text === undefined) fail('content.unknown-page');
  return { text: withPictures(withBasePath(text, basePath)) };
}
