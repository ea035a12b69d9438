import * as schemas from '../../../contract/announcements.schemas.ts';
import * as calls from '../../../contract/announcements.ts';
import * as consoleSchemas from '../../../contract/announcements-console.schemas.ts';
import * as consoleCalls from '../../../contract/announcements-console.ts';
import type { Db } from '../../infra/database/index.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { dismissAnnouncement } from './dismiss-announcement.ts';
import { endAnnouncement } from './end-announcement.ts';
import { getAnnouncement, listAnnouncements } from './read-announcements.ts';
import { removeAnnouncement } from './remove-announcement.ts';
import { addAnnouncement, changeAnnouncement } from './write-announcement.ts';

const done = { success: true } as const;

/** The calls about announcements: of people, and of the console. */
export function announcementsCalls({ db }: { db: Db }): Handled[] {
  return [
    handle(calls.dismissAnnouncement, schemas.dismissAnnouncement, async ({ body }, { viewer }) => {
      await dismissAnnouncement(db, viewer.userId, body.mark);
      return done;
    }),
    handle(consoleCalls.listAnnouncements, consoleSchemas.listAnnouncements, ({ query }) =>
      listAnnouncements(db, query),
    ),
    handle(consoleCalls.getAnnouncement, consoleSchemas.getAnnouncement, ({ params }) =>
      getAnnouncement(db, params.id),
    ),
    handle(consoleCalls.addAnnouncement, consoleSchemas.addAnnouncement, ({ body }, caller) =>
      addAnnouncement(db, body, caller),
    ),
    handle(consoleCalls.changeAnnouncement, consoleSchemas.changeAnnouncement, ({ params, body }, caller) =>
      changeAnnouncement(db, params.id, body, caller),
    ),
    handle(consoleCalls.endAnnouncement, consoleSchemas.endAnnouncement, ({ params }, caller) =>
      endAnnouncement(db, params.id, caller),
    ),
    handle(consoleCalls.removeAnnouncement, consoleSchemas.removeAnnouncement, async ({ params }, caller) => {
      await removeAnnouncement(db, params.id, caller);
      return done;
    }),
  ];
}
