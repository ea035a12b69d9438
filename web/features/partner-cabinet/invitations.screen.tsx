import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { useRequestKey } from '../../app/calls/use-request-key.ts';
import { pathTo } from '../../routes.ts';
import { Button, Icon, LinkButton } from '../../ui/index.ts';
import { readChoice } from './invitation-choice.ts';
import { CabinetFrame } from './parts/cabinet-frame.tsx';
import { InvitationFilter } from './parts/invitation-filter.tsx';
import { InvitationList } from './parts/invitation-list.tsx';
import { InviteDialog, noInvitation } from './parts/invite-dialog.tsx';
import { MonthsChart } from './parts/months-chart.tsx';
import { cabinetQueries } from './queries.ts';
import './words.ts';
import { useLeaveSignedOut } from '../../app/session/index.ts';
import styles from './cabinet.module.css';

/** «Приглашения»: whom the partner has invited, where each invitation stands, and what can be done with it. */
export function InvitationsScreen() {
  const { t } = useTranslation('partner-cabinet');
  const [inviting, setInviting] = useState(false);
  const [typed, setTyped] = useState(noInvitation);
  const requestKey = useRequestKey();
  const byFile = (
    <LinkButton variant="second" href={pathTo('partnerImport')}>
      {t('imports.open')}
    </LinkButton>
  );
  const invite = (
    <Button icon={<Icon of={UserPlus} />} onClick={() => setInviting(true)}>
      {t('invite.open')}
    </Button>
  );
  const actions = (
    <>
      {byFile}
      {invite}
    </>
  );
  return (
    <CabinetFrame current="invitations" description={t('invitations.description')} actions={actions}>
      <Invitations invite={invite} />
      {inviting && (
        <InviteDialog
          typed={typed}
          requestKey={requestKey}
          onClose={(left) => {
            setTyped(left);
            setInviting(false);
          }}
        />
      )}
    </CabinetFrame>
  );
}

function Invitations({ invite }: { invite: ReactNode }) {
  const { t } = useTranslation('partner-cabinet');
  const [address] = useSearchParams();
  const choice = readChoice(address);
  const list = useQuery(cabinetQueries.invitations(choice));
  const summary = useQuery(cabinetQueries.summary());
  useLeaveSignedOut(list.error);
  return (
    <div className={styles.page}>
      <InvitationFilter choice={choice} counts={list.data?.counts} />
      {list.error && (
        <ListFailure
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
          what={t('invitations.failed')}
        />
      )}
      <InvitationList
        choice={choice}
        page={list.data}
        waiting={list.isPending}
        stale={list.isPlaceholderData}
        invite={invite}
      />
      {summary.data && <MonthsChart months={summary.data.months} />}
    </div>
  );
}
