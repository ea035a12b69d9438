import { Plus } from 'lucide';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../routes.ts';
import { classNames, EmptyCard, Icon, LinkButton, PageHead } from '../../ui/index.ts';
import { ApplicationsFailure } from './parts/applications-failure.tsx';
import { ApplicationsFilter } from './parts/applications-filter.tsx';
import { ListCards } from './parts/list-cards.tsx';
import { type ApplicationsList, useApplications } from './use-applications.ts';
import './words.ts';
import { useLeaveSignedOut, useSession } from '../../app/session/index.ts';
import styles from './my.module.css';

/** «Мои приложения» (spec: applications.screen): the person's own, with a filter, a menu each, and their launch. */
export function MyScreen() {
  const { t } = useTranslation('applications');
  const list = useApplications();
  useLeaveSignedOut(list.known ? null : list.error);
  const none = list.known && list.total === 0;
  const belongsNowhere = useSession().user?.subscribers.length === 0;
  return (
    <div className={classNames('wrap', styles.page)}>
      <PageHead
        title={t('title')}
        description={<CountLine list={list} />}
        actions={
          none || belongsNowhere ? undefined : (
            <>
              {list.known && (
                <ApplicationsFilter facets={list.facets} chosen={list.choice.types} onChoose={list.chooseTypes} />
              )}
              <AddLink />
            </>
          )
        }
      />
      <div className={styles.list}>
        <ApplicationsFailure error={list.error} hasOlder={list.known} busy={list.fetching} onRetry={list.retry} />
        {none ? belongsNowhere ? <NoOrganisation /> : <NoApplications /> : <ListCards list={list} />}
      </div>
    </div>
  );
}

function NoApplications() {
  const { t } = useTranslation('applications');
  return <EmptyCard narrow title={t('empty.title')} text={t('empty.text')} action={<AddLink />} />;
}

/** Who belongs to no organisation works elsewhere, or waits to be invited. */
function NoOrganisation() {
  const { t } = useTranslation(['applications', 'start']);
  const roles = useSession().user?.roles ?? [];
  const title = t('empty.title');
  // The console first: the menus lead to the cabinet, but nothing leads to the console.
  if (roles.includes('operator') || roles.includes('editor')) {
    const link = (
      <LinkButton newTab href="/console" newTabHint={t('start:opensInNewTab')}>
        {t('empty.console.action')}
      </LinkButton>
    );
    return <EmptyCard narrow title={title} text={t('empty.console.text')} action={link} />;
  }
  if (roles.includes('partner')) {
    const link = <LinkButton href={pathTo('partner')}>{t('empty.cabinet.action')}</LinkButton>;
    return <EmptyCard narrow title={title} text={t('empty.cabinet.text')} action={link} />;
  }
  return <EmptyCard narrow title={title} text={t('empty.noOrganisation')} />;
}

function AddLink() {
  const { t } = useTranslation('applications');
  return (
    <LinkButton className={styles.add} href={pathTo('solutions')} icon={<Icon of={Plus} />}>
      {t('empty.action')}
    </LinkButton>
  );
}

/** How many there are and, under a filter, how many of them are shown; said when it changes. */
function CountLine({ list: { known, error, total, matching, choice } }: { list: ApplicationsList }) {
  const { t } = useTranslation(['applications', 'start']);
  if (!known) return <span aria-live="polite">{error ? '' : t('start:loading')}</span>;
  const filtered = choice.types.length > 0;
  return (
    <span aria-live="polite" className="num">
      {filtered ? t('shownOf', { shown: matching, total }) : total > 0 && t('count', { count: total })}
    </span>
  );
}
