import '../../styles/applications.area.css';
import Plus from 'lucide-react/icons/plus';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { EmptyState, Icon, LinkButton, PageHead } from '../../ui/index.ts';
import { ApplicationsFilter } from './parts/applications-filter.tsx';
import { ListCards } from './parts/list-cards.tsx';
import { ListFailure } from './parts/list-failure.tsx';
import { useLeaveSignedOut } from './sign-in-again.ts';
import { type ApplicationsList, useApplications } from './use-applications.ts';

/** «Мои приложения» (specification, section 2): the person's own, with a filter, a menu each, and their launch. */
export function MyScreen() {
  const list = useApplications();
  useLeaveSignedOut(list.known ? null : list.error);
  const none = list.known && list.total === 0;
  return (
    <div className="wrap my">
      <PageHead
        title={t('applications.title')}
        description={<CountLine list={list} />}
        actions={
          none ? undefined : (
            <>
              {list.known && (
                <ApplicationsFilter facets={list.facets} chosen={list.choice.types} onChoose={list.chooseTypes} />
              )}
              <AddLink />
            </>
          )
        }
      />
      <div className="apps">
        <ListFailure error={list.error} hasOlder={list.known} busy={list.fetching} onRetry={list.retry} />
        {none ? (
          <div className="card apps-empty">
            <EmptyState
              title={t('applications.empty.title')}
              text={t('applications.empty.text')}
              action={<AddLink />}
            />
          </div>
        ) : (
          <ListCards list={list} />
        )}
      </div>
    </div>
  );
}

function AddLink() {
  return (
    <LinkButton className="apps-add" href={pathTo('solutions')} icon={<Icon of={Plus} />}>
      {t('applications.empty.action')}
    </LinkButton>
  );
}

/** How many there are and, under a filter, how many of them are shown; said when it changes. */
function CountLine({ list: { known, error, total, matching, choice } }: { list: ApplicationsList }) {
  if (!known) return <span aria-live="polite">{error ? '' : t('common.loading')}</span>;
  const filtered = choice.types.length > 0;
  return (
    <span aria-live="polite" className="num">
      {filtered
        ? t('applications.shownOf', { shown: matching, total })
        : total > 0 && t('applications.count', { count: total })}
    </span>
  );
}
