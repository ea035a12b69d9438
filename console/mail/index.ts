import EditNote from '@mui/icons-material/EditNote';
import Outbox from '@mui/icons-material/Outbox';
import { getLetterTemplate, listLetterTemplates } from '../../contract/letter-templates.ts';
import { getMail, listMails } from '../../contract/mail-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { MailList } from './mail-list.tsx';
import { MailScreen } from './mail-screen.tsx';
import { TemplateList } from './template-list.tsx';
import { TemplateScreen } from './template-screen.tsx';

/** Letters: what went out, and the words they are written with. */
export const mail: ConsoleFeature = {
  heading: 'mail.heading',
  resources: [
    {
      screens: {
        name: 'mails',
        list: MailList,
        show: MailScreen,
        icon: Outbox,
        recordRepresentation: 'subject',
      },
      calls: { list: listMails, one: getMail },
      operatorOnly: true,
    },
    {
      screens: {
        name: 'letter-templates',
        list: TemplateList,
        edit: TemplateScreen,
        icon: EditNote,
        recordRepresentation: 'name',
      },
      calls: { list: listLetterTemplates, one: getLetterTemplate },
      operatorOnly: true,
    },
  ],
};
