import { defineCall } from './call.ts';
import type * as schemas from './letter-templates.schemas.ts';

export type { ConsoleLetterTemplate, LetterTemplateRow, LetterWords } from './letter-templates.schemas.ts';

const templates = '/service/console/letter-templates';

export const listLetterTemplates = defineCall<typeof schemas.listLetterTemplates>({
  id: 'mail.consoleTemplates',
  method: 'GET',
  path: templates,
});

export const getLetterTemplate = defineCall<typeof schemas.getLetterTemplate>({
  id: 'mail.consoleTemplate',
  method: 'GET',
  path: `${templates}/:id`,
});

export const previewLetter = defineCall<typeof schemas.previewLetter>({
  id: 'mail.consolePreviewTemplate',
  method: 'POST',
  path: `${templates}/:id/preview`,
});

export const changeLetterTemplate = defineCall<typeof schemas.changeLetterTemplate>({
  id: 'mail.consoleChangeTemplate',
  method: 'POST',
  path: `${templates}/:id`,
});

export const restoreLetterTemplate = defineCall<typeof schemas.restoreLetterTemplate>({
  id: 'mail.consoleRestoreTemplate',
  method: 'POST',
  path: `${templates}/:id/restore`,
});
