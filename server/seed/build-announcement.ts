import { sql } from 'kysely';
import type { AnnouncementAudience, AnnouncementKind } from '../../contract/announcements.values.ts';
import type { Db } from '../infra/database/index.ts';

interface NewAnnouncement {
  title: string;
  kind?: AnnouncementKind;
  audience?: AnnouncementAudience;
  dismissible?: boolean;
  /** Seconds from now; shown at once and for an hour unless said otherwise. */
  from?: number;
  to?: number;
}

/** Makes an announcement. */
export async function buildAnnouncement(db: Db, wanted: NewAnnouncement): Promise<string> {
  const { title, kind = 'news', audience = 'subscribers', dismissible = true, from = -1, to = 3_600 } = wanted;
  const inSeconds = (seconds: number) => sql<string>`clock_timestamp() + make_interval(secs => ${seconds})`;
  const { id } = await db
    .insertInto('announcements')
    .values({
      kind,
      audience,
      title,
      text: '',
      link: '',
      link_text: '',
      dismissible,
      starts_at: inSeconds(from),
      ends_at: inSeconds(to),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
