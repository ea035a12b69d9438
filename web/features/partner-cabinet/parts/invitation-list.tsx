import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvitationPage } from '../../../../contract/invitations.ts';
import { focusHeading } from '../../../app/routing/focus-heading.ts';
import { classNames, EmptyCard, LinkButton } from '../../../ui/index.ts';
import { choiceAddress } from '../invitation-choice.ts';
import type { InvitationChoice } from '../queries.ts';
import { CabinetPages } from './cabinet-pages.tsx';
import { CabinetSkeleton } from './cabinet-skeleton.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { PastEnd } from './past-end.tsx';
import '../words.ts';
import styles from '../cabinet.module.css';

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
  const { t } = useTranslation('partner-cabinet');
  if (!page) return waiting ? <CabinetSkeleton /> : null;
  if (page.content.length === 0) {
    if (page.totalPages > 0) return <PastEnd first={choiceAddress({ ...choice, page: 1 })} />;
    const filtered = choice.search !== '' || choice.show !== undefined;
    return (
      <EmptyCard
        title={t(filtered ? 'invitations.nothing' : 'invitations.none')}
        text={t(filtered ? 'invitations.nothingText' : 'invitations.noneText')}
        action={
          filtered ? (
            <LinkButton variant="second" href={choiceAddress({})} onClick={focusHeading}>
              {t('invitations.showAll')}
            </LinkButton>
          ) : (
            invite
          )
        }
      />
    );
  }
  return (
    <div className={classNames(stale && styles.stale)} aria-busy={stale || undefined}>
      <InvitationTable invitations={page.content} />
      <CabinetPages {...page} hrefFor={(other) => choiceAddress({ ...choice, page: other })} />
    </div>
  );
}
