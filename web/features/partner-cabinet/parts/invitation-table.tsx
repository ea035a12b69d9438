import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../../../contract/invitations.ts';
import { dayInAlmaty } from '../../../app/words/dates.ts';

import { type Column, SecondLine, Table, TwoLines } from '../../../ui/index.ts';
import { type InvitationAction, InvitationMenu } from './invitation-menu.tsx';
import { InvitationState } from './invitation-state.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';
import '../words.ts';
import styles from './invitation-table.module.css';

interface Opened {
  action: InvitationAction;
  invitation: Invitation;
}

/** The invitations with their states and actions; cards on small screens. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTranslation('partner-cabinet');
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns: Column<Invitation>[] = [
    {
      key: 'customer',
      header: t('columns.customer'),
      role: 'head',
      cell: ({ customerName, email, note }) => (
        <>
          <TwoLines
            first={<span className="given-name">{customerName || email}</span>}
            second={customerName && email}
          />
          {note && <SecondLine className="given-name">{note}</SecondLine>}
        </>
      ),
    },
    { key: 'tariff', header: t('columns.tariff'), cell: ({ tariffName }) => tariffName || t('trial') },
    { key: 'sent', header: t('columns.sent'), cell: ({ sentAt }) => (sentAt ? dayOf(sentAt) : '-') },
    { key: 'until', header: t('columns.until'), cell: ({ expiresAt }) => dayOf(expiresAt) },
    {
      key: 'state',
      header: t('columns.state'),
      role: 'state',
      cell: (invitation) => (
        <>
          <InvitationState invitation={invitation} />
          {invitation.revokedReason && <SecondLine className={styles.reason}>{invitation.revokedReason}</SecondLine>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      role: 'actions',
      cell: (invitation) => (
        <InvitationMenu invitation={invitation} onOpen={(action) => setOpened({ action, invitation })} />
      ),
    },
  ];
  return (
    <>
      <Table caption={t('invitations.title')} columns={columns} rows={invitations} rowKey={({ id }) => id} />
      {opened?.action === 'link' && <LinkDialog invitation={opened.invitation} onClose={close} />}
      {opened?.action === 'revoke' && <RevokeDialog invitation={opened.invitation} onClose={close} />}
    </>
  );
}

/** A moment's day as `21.11.2026`, narrow enough for a column. */
function dayOf(iso: string) {
  const day = dayInAlmaty(new Date(iso));
  return <time dateTime={day}>{day.split('-').reverse().join('.')}</time>;
}
