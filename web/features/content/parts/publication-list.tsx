import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { PublicationCard as CardItem, PublicationKind } from '../../../../contract/content-publications.ts';
import { LateListFailure, useLoadedListFailure } from '../../../app/calls/late-list-failure.tsx';
import { useListPlace } from '../../../app/routing/back-to-list.ts';
import { BreadcrumbTrail } from '../../../app/routing/breadcrumb-trail.tsx';
import { ListPages } from '../../../app/routing/list-pages.tsx';
import { pageNumberOf } from '../../../app/routing/page-number.ts';

import { pathTo } from '../../../routes.ts';
import { classNames, EmptyState, LinkButton, LinkTabs, PageHead } from '../../../ui/index.ts';
import { PublicationCard } from './publication-card.tsx';
import styles from './publication-list.module.css';
import '../words.ts';

type ListName = 'publications' | 'news' | 'articles';

interface ListData {
  readonly content: readonly (CardItem & { type: PublicationKind })[];
  readonly totalPages: number;
}

interface PublicationListProps {
  list: ListName;
  title: string;
  description: string;
  /** Absent until it is loaded, and when that failed. */
  data: ListData | undefined;
  /** Shown in the place of the list; a list whose failure is only logged has none. */
  failure?: ComponentProps<typeof LateListFailure>;
}

/** The items of a list of one kind. */
export function listOf(
  type: PublicationKind,
  { content, totalPages }: Omit<ListData, 'content'> & { content: readonly CardItem[] },
): ListData {
  return { content: content.map((item) => ({ ...item, type })), totalPages };
}

/** The page of the list that the address asks for. */
export function useListPage(): number {
  const [search] = useSearchParams();
  return pageNumberOf(search) ?? 1;
}

/** A whole page with a list of publications, and links to the other lists. */
export function PublicationList({ list, title, description, data, failure }: PublicationListProps) {
  const { t } = useTranslation(['content', 'start']);
  useLoadedListFailure();
  // One name for the three lists: an item goes back to the list it was opened from.
  useListPlace('publications');
  return (
    <div className="wrap">
      <PageHead
        breadcrumbs={<BreadcrumbTrail to={[{ label: title }]} />}
        title={title}
        description={description}
        descriptionSize="lead"
      />
      <LinkTabs
        label={t('publications.kinds')}
        tabs={[
          { href: pathTo('publications'), label: t('publications.all'), current: list === 'publications' },
          { href: pathTo('news'), label: t('publications.news'), current: list === 'news' },
          { href: pathTo('articles'), label: t('publications.articles'), current: list === 'articles' },
        ]}
      />
      {data && <Items list={list} data={data} />}
      {!data && failure && (
        <div className={styles.nothing}>
          <LateListFailure {...failure} />
          {!failure.error && <p className="muted">{t('start:loading')}</p>}
        </div>
      )}
    </div>
  );
}

function Items({ list, data: { content, totalPages } }: { list: ListName; data: ListData }) {
  const { t } = useTranslation('content');
  const page = useListPage();
  return (
    <>
      {content.length > 0 ? (
        <ul className={classNames('cards cards-2', styles.list)}>
          {content.map((item) => (
            <PublicationCard
              key={`${item.type} ${item.code}`}
              item={item}
              type={item.type}
              headingLevel={2}
              showKind={list === 'publications'}
            />
          ))}
        </ul>
      ) : (
        <Nothing list={list} pastEnd={page > 1} />
      )}
      {page <= totalPages && (
        <ListPages
          label={t('publications.pages')}
          page={page}
          totalPages={totalPages}
          hrefFor={(one) => pathTo(list, undefined, { page: one > 1 ? one : undefined })}
        />
      )}
    </>
  );
}

function Nothing({ list, pastEnd }: { list: ListName; pastEnd: boolean }) {
  const { t } = useTranslation('content');
  if (!pastEnd)
    return (
      <EmptyState className={styles.nothing} title={t('publications.none.title')} text={t('publications.none.text')} />
    );
  return (
    <EmptyState
      className={styles.nothing}
      title={t('publications.pastEnd.title')}
      text={t('publications.pastEnd.text')}
      action={<LinkButton href={pathTo(list)}>{t('publications.pastEnd.first')}</LinkButton>}
    />
  );
}
