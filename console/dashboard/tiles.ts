import { useTranslate } from 'react-admin';
import type { Dashboard, DashboardService } from '../../contract/dashboard.ts';
import { daysTooLongAtPartner } from '../../contract/enquiries.values.ts';
import { momentText } from '../app/moment-field.tsx';
import { inThousands } from './point-words.ts';
import type { TileProps } from './tile.tsx';

const filtered = (list: string, filter: Readonly<Record<string, string>>) =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: '{}' })}`;
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
  const asked = [open, ...partnerTiles(enquiries, translate)];
  return service ? [...asked, ...serviceTiles(service, translate)] : [...asked, ...contentTiles(content, translate)];
}

/** Only where somebody waits too long. */
function partnerTiles({ longAtPartners }: Dashboard['enquiries'], translate: Translate): TileProps[] {
  if (longAtPartners === 0) return [];
  const to = filtered('enquiries', { atPartner: daysTooLongAtPartner });
  return [
    {
      title: translate('dashboard.tiles.atPartners'),
      value: inThousands(longAtPartners),
      isBad: true,
      note: translate('dashboard.atPartnersNote'),
      link: { to, words: translate('dashboard.toPartners') },
    },
  ];
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
            closed: inThousands(applications.closed),
          })
        : undefined,
      link: applications?.failed
        ? { to: filtered('applications', { status: 'error' }), words: translate('dashboard.toFailed') }
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

function mailState({ hasServer, dead, overdueSeconds, hasLastFailed }: DashboardService['mail']) {
  if (dead > 0) return 'dead';
  if (overdueSeconds > lateSeconds) return 'late';
  if (hasLastFailed) return 'refused';
  return hasServer ? 'well' : 'caught';
}

/** Where the letters are that the word of the tile speaks of. */
const mailLinks = {
  dead: { to: filtered('mails', { state: 'dead' }), words: 'dashboard.toDead' },
  refused: { to: filtered('mails', { state: 'retrying' }), words: 'dashboard.toRetrying' },
} as const;
const toAllMails = { to: '/mails', words: 'dashboard.toMails' };

function mailTile(mail: DashboardService['mail'], translate: Translate): TileProps {
  const state = mailState(mail);
  const counts = { waiting: inThousands(mail.queued + mail.sending), dead: inThousands(mail.dead) };
  const note = translate(state === 'caught' ? 'dashboard.mailCaught' : 'dashboard.mailNote', counts);
  const { to, words } = state === 'dead' || state === 'refused' ? mailLinks[state] : toAllMails;
  return {
    title: translate('dashboard.tiles.mail'),
    value: translate(`dashboard.mail.${state}`),
    isBad: state !== 'well' && state !== 'caught',
    note: state === 'refused' ? `${translate('dashboard.mailRefused')} ${note}` : note,
    link: { to, words: translate(words) },
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
