import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Found } from '../../../../contract/search.ts';
import { LateListFailure } from '../../../app/calls/late-list-failure.tsx';
import { ListPages } from '../../../app/routing/list-pages.tsx';
import { usePageFocus } from '../../../app/routing/use-page-focus.ts';
import { pathTo } from '../../../routes.ts';
import { classNames, EmptyState, LinkButton, UiLink } from '../../../ui/index.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';
import { searchQueries } from '../queries.ts';
import { FoundItem } from './found-item.tsx';
import styles from './search-results.module.css';
import { SearchSkeleton } from './search-skeleton.tsx';
import '../words.ts';

/** What was found, or why there is nothing to show. */
export function SearchResults({ asked }: { asked: AskedSearch }) {
  const { t } = useTranslation(['search', 'start']);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQueries.find(asked),
    enabled: asked.searchable,
    placeholderData: keepPreviousData,
  });
  if (asked.text === '') return <p className={classNames(styles.hint, 'muted')}>{t('hint')}</p>;
  if (asked.tooLong) return null;
  if (!asked.searchable) return <NothingFound asked={asked} />;
  if (error) {
    return (
      <div className={styles.failure}>
        <LateListFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return <SearchSkeleton />;
  return <FoundList asked={asked} found={data} outdated={isPlaceholderData} />;
}

function FoundList({ asked, found, outdated }: { asked: AskedSearch; found: Found; outdated: boolean }) {
  const { t } = useTranslation('search');
  const place = usePageFocus<HTMLParagraphElement>(asked.page);
  const { content, totalElements, totalPages } = found;
  return (
    <section className={styles.found} aria-label={t('results')} aria-busy={outdated || undefined}>
      <p className={classNames(styles.count, 'muted num')} aria-live="polite" tabIndex={-1} ref={place}>
        {totalElements > 0 && <CountLine found={found} />}
      </p>
      {totalElements === 0 && <NothingFound asked={asked} />}
      {totalElements > 0 && content.length === 0 && (
        <EmptyState
          className={styles.nothing}
          title={t('pastEnd')}
          action={<LinkButton href={searchAddress(first(asked))}>{t('toFirst')}</LinkButton>}
        />
      )}
      <ol className={styles.list}>
        {content.map((item) => (
          <FoundItem key={item.url} item={item} />
        ))}
      </ol>
      {asked.page <= totalPages && (
        <ListPages
          label={t('pages')}
          page={asked.page}
          totalPages={totalPages}
          hrefFor={(page) => searchAddress({ ...first(asked), page })}
        />
      )}
    </section>
  );
}

const first = ({ text, type }: AskedSearch) => ({ text, type });

function CountLine({ found: { totalElements, partial, understoodAs } }: { found: Found }) {
  const { t } = useTranslation('search');
  return (
    <>
      {understoodAs !== null && (
        <>
          {t('understoodAs')}{' '}
          <UiLink
            href={searchAddress({ text: understoodAs, type: undefined })}
            className="link"
          >{`«${understoodAs}»`}</UiLink>
          .{' '}
        </>
      )}
      {partial && `${t('partial')} `}
      {t('count', { count: totalElements })}
    </>
  );
}

/** A search of one kind can be widened to the whole site; a search of the whole site offers the help page. */
function NothingFound({ asked: { text, type } }: { asked: AskedSearch }) {
  const { t } = useTranslation('search');
  const [href, label] =
    type === undefined ? [pathTo('help'), t('toHelp')] : [searchAddress({ text, type: undefined }), t('everywhere')];
  return (
    <EmptyState
      className={styles.nothing}
      title={t('NOTHING_FOUND')}
      text={t('otherWords')}
      action={
        <LinkButton variant="second" href={href}>
          {label}
        </LinkButton>
      }
    />
  );
}
