import * as schemas from '../../../contract/letter-templates.schemas.ts';
import * as calls from '../../../contract/letter-templates.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { changeTemplate } from './change-template.ts';
import type { LetterTemplate } from './letters/template.ts';
import type { Mailing } from './mailing.ts';
import { getTemplate, listTemplates, previewLetter } from './read-templates.ts';

interface Needs {
  db: Db;
  mailing: Pick<Mailing, 'base'>;
  /** Every letter of the product. */
  templates: readonly LetterTemplate[];
}

/** The calls of the console about the words of letters. */
export function letterTemplatesCalls({ db, mailing, templates }: Needs): Handled[] {
  return [
    handle(calls.listLetterTemplates, schemas.listLetterTemplates, ({ query }) => listTemplates(db, templates, query)),
    handle(calls.getLetterTemplate, schemas.getLetterTemplate, ({ params }) => getTemplate(db, templates, params.id)),
    handle(calls.previewLetter, schemas.previewLetter, async ({ params, body }) =>
      previewLetter(templates, params.id, body, mailing.base),
    ),
    handle(calls.changeLetterTemplate, schemas.changeLetterTemplate, async ({ params: { id }, body }, caller) => {
      const { version, key, ...words } = body;
      await changeTemplate(db, caller, templates, { id, version, key, words });
      return getTemplate(db, templates, id);
    }),
    handle(calls.restoreLetterTemplate, schemas.restoreLetterTemplate, async ({ params: { id }, body }, caller) => {
      await changeTemplate(db, caller, templates, { id, version: body.version, key: body.key, words: null });
      return getTemplate(db, templates, id);
    }),
  ];
}
