import { useTranslate } from 'react-admin';
import type { Dashboard, DashboardService } from '../../contract/dashboard.ts';
import { momentText } from '../app/moment-field.tsx';
import { inThousands } from './point-words.ts';
import type { TileProps } from './tile.tsx';

const gigabyte = 2 ** 30;
const lateSeconds = 900;
const inGigabytes = (bytes: number) =>
  (bytes / gigabyte).toLocaleString('ru-RU', { maximumFractionDigits: bytes < 10 * gigabyte ? 1 : 0 });

type Translate = ReturnType<typeof useTranslate>;

/** How things are at this moment; an editor is told of content and enquiries. */
export function useTiles({ enquiries, content, service }: Dashboard): readonly TileProps[] {
  const translate = useTranslate();
  const open: TileProps = {
    title: translate('dashboard.tiles.enquiries'),
    value: inThousands(enquiries.open),
    note: enquiries.oldestOpenAt
      ? translate('dashboard.oldest', { moment: momentText(enquiries.oldestOpenAt) })
      : undefined,
    link: { to: '/enquiries', words: translate('dashboard.toEnquiries') },
  };
  return service ? [open, ...serviceTiles(service, translate)] : [open, ...contentTiles(content, translate)];
}

function contentTiles({ drafts, scheduled, refused }: Dashboard['content'], translate: Translate): TileProps[] {
  return [
    {
      title: translate('dashboard.tiles.drafts'),
      value: inThousands(drafts),
      note: translate('dashboard.draftsNote'),
    },
    {
      title: translate('dashboard.tiles.scheduled'),
      value: inThousands(scheduled),
      isBad: refused > 0,
      note: refused > 0 ? translate('dashboard.refused', { count: inThousands(refused) }) : undefined,
    },
  ];
}

function serviceTiles(service: DashboardService, translate: Translate): TileProps[] {
  const { users, applications, build } = service;
  const later = translate('dashboard.notCounted');
  return [
    { title: translate('dashboard.tiles.users'), value: users === null ? later : inThousands(users) },
    {
      title: translate('dashboard.tiles.applications'),
      value: applications ? inThousands(applications.ready) : later,
      isBad: (applications?.failed ?? 0) > 0,
      note: applications
        ? translate('dashboard.applicationsNote', {
            preparation: inThousands(applications.preparation),
            failed: inThousands(applications.failed),
          })
        : undefined,
    },
    mailTile(service.mail, translate),
    diskTile(service.disk, translate),
    {
      title: translate('dashboard.tiles.version'),
      value: build.version,
      note: translate('dashboard.schema', { schema: build.schema }),
    },
  ];
}

function mailTile(
  { queued, sending, dead, overdueSeconds }: DashboardService['mail'],
  translate: Translate,
): TileProps {
  const isLate = overdueSeconds > lateSeconds;
  const state = dead > 0 ? 'dead' : isLate ? 'late' : 'well';
  return {
    title: translate('dashboard.tiles.mail'),
    value: translate(`dashboard.mail.${state}`),
    isBad: state !== 'well',
    note: translate('dashboard.mailNote', { waiting: inThousands(queued + sending), dead: inThousands(dead) }),
  };
}

function diskTile(disk: DashboardService['disk'], translate: Translate): TileProps {
  const title = translate('dashboard.tiles.disk');
  if (!disk) return { title, value: translate('dashboard.diskUnseen'), isBad: true };
  return {
    title,
    value: translate('dashboard.diskFree', { free: inGigabytes(disk.freeBytes) }),
    note: translate('dashboard.diskNote', { total: inGigabytes(disk.totalBytes) }),
    isBad: disk.isTight,
  };
}
