import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '../../../../contract/applications.ts';
import { ListPages } from '../../../app/routing/list-pages.tsx';
import { usePageFocus } from '../../../app/routing/use-page-focus.ts';
import { readDraft } from '../../../app/session/drafts.ts';
import { useSession } from '../../../app/session/index.ts';
import { catalogueQueries } from '../../catalogue/queries.ts';
import { choiceAddress } from '../list-address.ts';
import type { ApplicationsList } from '../use-applications.ts';
import { ApplicationCardsSkeleton } from './application-cards-skeleton.tsx';
import { ApplicationsGrid } from './applications-grid.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import '../words.ts';

const skeletonsAtMost = 6;

/** The cards of the list with their pages, their skeletons while they load, and the rename dialog. */
export function ListCards({ list }: { list: ApplicationsList }) {
  const { t } = useTranslation('applications');
  const { user } = useSession();
  const { data: solutions } = useQuery(catalogueQueries.list());
  const [renamed, setRenamed] = useState<Application>();
  useDraftedRename(list.shown, setRenamed);
  const heading = usePageFocus<HTMLDivElement>(list.choice.page);
  const closeRename = useCallback(() => setRenamed(undefined), []);
  if (!list.known) {
    return list.error ? null : (
      <ul className="cards cards-3" aria-busy="true">
        <ApplicationCardsSkeleton count={skeletonsAtMost} />
      </ul>
    );
  }
  const { choice, totalPages, matching, shown } = list;
  const onSite = (type: string) => solutions?.content.find(({ code }) => code === type);
  return (
    <div ref={heading} tabIndex={-1}>
      <ApplicationsGrid
        applications={shown}
        withSubscriber={(user?.subscribers.length ?? 0) > 1}
        hasDetails={(type) => !solutions || onSite(type) !== undefined}
        hasScreens={(type) => !solutions || onSite(type)?.screenShots === true}
        onRename={setRenamed}
        missing={list.incomplete ? Math.min(Math.max(matching - shown.length, 0), skeletonsAtMost) : 0}
        busy={list.outdated}
      />
      <ListPages
        label={t('pages')}
        page={choice.page}
        totalPages={totalPages}
        hrefFor={(page) => choiceAddress({ types: choice.types, page })}
      />
      {renamed && <RenameDialog key={renamed.id} application={renamed} onClose={closeRename} />}
    </div>
  );
}

/** A rename that was interrupted by the end of the session opens again when its application is on the screen. */
function useDraftedRename(shown: readonly Application[], open: (application: Application) => void): void {
  useEffect(() => {
    const drafted = shown.find(({ id }) => readDraft('rename', id) !== undefined);
    if (drafted) open(drafted);
  }, [shown, open]);
}
