import Campaign from '@mui/icons-material/Campaign';
import {
  addAnnouncement,
  changeAnnouncement,
  getAnnouncement,
  listAnnouncements,
  removeAnnouncement,
} from '../../contract/announcements-console.ts';
import type { ConsoleFeature } from '../app/feature.ts';
import { AnnouncementCreate } from './announcement-create.tsx';
import { AnnouncementEdit } from './announcement-edit.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** What stands at the top of every page for a while. */
export const announcements: ConsoleFeature = {
  resources: [
    {
      screens: {
        name: 'announcements',
        list: AnnouncementList,
        create: AnnouncementCreate,
        edit: AnnouncementEdit,
        icon: Campaign,
        recordRepresentation: 'title',
      },
      calls: {
        list: listAnnouncements,
        one: getAnnouncement,
        create: addAnnouncement,
        update: changeAnnouncement,
        remove: removeAnnouncement,
      },
      operatorOnly: true,
    },
  ],
};
