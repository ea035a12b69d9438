import { useState } from 'react';
import type { Invitation } from '../../../../contract/invitations.ts';
import { todayInAlmaty } from '../../../app/dates.ts';
import { t } from '../../../app/i18n.ts';
import { type Column, Table, TwoLines } from '../../../ui/index.ts';
import { type InvitationAction, InvitationMenu } from './invitation-menu.tsx';
import { InvitationState } from './invitation-state.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

interface Opened {
  action: InvitationAction;
  invitation: Invitation;
}

/** The invitations with their states and actions; cards on small screens. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns: Column<Invitation>[] = [
    {
      key: 'customer',
      header: t('cabinet.columns.customer'),
      role: 'head',
      cell: ({ customerName, email, note }) => (
        <>
          <TwoLines
            first={<span className="given-name">{customerName || email}</span>}
            second={customerName && email}
          />
          {note && <span className="cell-second given-name">{note}</span>}
        </>
      ),
    },
    { key: 'tariff', header: t('cabinet.columns.tariff'), cell: ({ tariffName }) => tariffName || t('cabinet.trial') },
    { key: 'sent', header: t('cabinet.columns.sent'), cell: ({ sentAt }) => (sentAt ? dayOf(sentAt) : '-') },
    { key: 'until', header: t('cabinet.columns.until'), cell: ({ expiresAt }) => dayOf(expiresAt) },
    {
      key: 'state',
      header: t('cabinet.columns.state'),
      role: 'state',
      cell: (invitation) => (
        <>
          <InvitationState invitation={invitation} />
          {invitation.revokedReason && <span className="cell-second cabinet-reason">{invitation.revokedReason}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('cabinet.columns.actions'),
      role: 'actions',
      cell: (invitation) => (
        <InvitationMenu invitation={invitation} onOpen={(action) => setOpened({ action, invitation })} />
      ),
    },
  ];
  return (
    <>
      <Table caption={t('cabinet.invitations.title')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
      {opened?.action === 'link' && <LinkDialog invitation={opened.invitation} onClose={close} />}
      {opened?.action === 'revoke' && <RevokeDialog invitation={opened.invitation} onClose={close} />}
    </>
  );
}

/** A moment's day as `21.11.2026`, narrow enough for a column. */
function dayOf(iso: string) {
  const day = todayInAlmaty(new Date(iso));
  return <time dateTime={day}>{day.split('-').reverse().join('.')}</time>;
}
