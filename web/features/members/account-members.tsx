import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberRole } from '../../../contract/members.values.ts';
import { isAbsent } from '../../app/calls/call-failure.ts';
import { ListFailure } from '../../app/calls/list-failure.tsx';
import { useRequestKey } from '../../app/calls/use-request-key.ts';
import { refreshPersonQuietly } from '../../app/session/index.ts';
import { Button, classNames, Icon, PageSection, RowListSkeleton } from '../../ui/index.ts';
import { InvitationList } from './parts/invitation-list.tsx';
import { InviteDialog } from './parts/invite-dialog.tsx';
import { MemberList } from './parts/member-list.tsx';
import { MoreButton } from './parts/more-button.tsx';
import { membersQueries } from './queries.ts';
import './words.ts';
import styles from './account-members.module.css';

interface AccountMembersProps {
  subscriber: { readonly id: string; readonly name: string };
}

/** «Сотрудники»: who works in the current organisation, who is invited, and what one may change of it. */
export function AccountMembers({ subscriber: { id, name } }: AccountMembersProps) {
  const { t } = useTranslation(['members', 'start']);
  const [pages, setPages] = useState(1);
  const query = useQuery(membersQueries.list(id, pages));
  const heading = useRef<HTMLHeadingElement | null>(null);
  const taken = isAbsent(query.error);
  // The person was removed from the organisation meanwhile, so the person's data are fetched again.
  useEffect(() => {
    if (taken) refreshPersonQuietly();
  }, [taken]);
  const first = query.data?.[0];
  return (
    <PageSection
      title={t('title')}
      text={
        <>
          {t('text')} <span className={classNames('given-name', styles.name)}>{name}</span>
        </>
      }
      headingRef={heading}
    >
      {query.data && (
        <MemberList
          subscriberId={id}
          members={query.data.flatMap(({ content }) => content)}
          mayGive={first?.mayGive ?? []}
          focusHeading={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      <MoreButton pages={query.data ?? []} busy={query.isPlaceholderData} onMore={() => setPages(pages + 1)} />
      {query.error && !taken && (
        <ListFailure error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <RowListSkeleton rows={2} label={t('start:loading')} />}
      {first && first.mayGive.length > 0 && <Inviting subscriberId={id} mayGive={first.mayGive} />}
    </PageSection>
  );
}

/** The button that invites, and the invitations sent so far. */
function Inviting({ subscriberId, mayGive }: { subscriberId: string; mayGive: readonly MemberRole[] }) {
  const { t } = useTranslation('members');
  const [inviting, setInviting] = useState(false);
  const requestKey = useRequestKey();
  return (
    <>
      <Button variant="second" icon={<Icon of={UserPlus} />} onClick={() => setInviting(true)}>
        {t('invite.open')}
      </Button>
      <InvitationList subscriberId={subscriberId} />
      {inviting && (
        <InviteDialog
          subscriberId={subscriberId}
          mayGive={mayGive}
          requestKey={requestKey}
          onClose={() => setInviting(false)}
        />
      )}
    </>
  );
}
