import type { ReactNode } from 'react';
import type { InvitationPage } from '../../../../contract/invitations.ts';
import { t } from '../../../app/i18n.ts';
import { classNames, EmptyState, LinkButton } from '../../../ui/index.ts';
import { choiceAddress } from '../invitation-choice.ts';
import type { InvitationChoice } from '../queries.ts';
import { CabinetBones } from './cabinet-bones.tsx';
import { CabinetPages } from './cabinet-pages.tsx';
import { InvitationTable } from './invitation-table.tsx';

interface InvitationListProps {
  choice: InvitationChoice;
  page: InvitationPage | undefined;
  waiting: boolean;
  /** What is shown belongs to the choice before. */
  stale: boolean;
  /** The button that invites. */
  invite: ReactNode;
}

/** The invitations of the choice with their pages; or why there are none. */
export function InvitationList({ choice, page, waiting, stale, invite }: InvitationListProps) {
  if (!page) return waiting ? <CabinetBones /> : null;
  const filtered = choice.search !== '' || choice.show !== undefined || choice.page > 1;
  if (page.content.length === 0) {
    return (
      <div className="card cabinet-empty">
        <EmptyState
          title={t(filtered ? 'cabinet.invitations.nothing' : 'cabinet.invitations.none')}
          text={t(filtered ? 'cabinet.invitations.nothingText' : 'cabinet.invitations.noneText')}
          action={
            filtered ? (
              <LinkButton variant="second" href={choiceAddress({})}>
                {t('cabinet.invitations.showAll')}
              </LinkButton>
            ) : (
              invite
            )
          }
        />
      </div>
    );
  }
  return (
    <div className={classNames(stale && 'cabinet-stale')} aria-busy={stale || undefined}>
      <InvitationTable invitations={page.content} />
      <CabinetPages {...page} hrefFor={(other) => choiceAddress({ ...choice, page: other })} />
    </div>
  );
}
