import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Found } from '../../../../contract/search.ts';
import { CallFailure } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { usePageFocus } from '../../../app/use-page-focus.ts';
import { pathTo } from '../../../routes.tsx';
import { EmptyState, ErrorNote, LinkButton, Pagination, UiLink } from '../../../ui/index.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';
import { searchQueries } from '../queries.ts';
import { FoundItem } from './found-item.tsx';
import { SearchBones } from './search-bones.tsx';

/** What was found, or why there is nothing to show. */
export function SearchResults({ asked }: { asked: AskedSearch }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...searchQueries.find(asked),
    enabled: asked.searchable,
    placeholderData: keepPreviousData,
  });
  if (asked.text === '') return <p className="search-hint muted">{t('search.hint')}</p>;
  if (asked.tooLong) return null;
  if (!asked.searchable) return <NothingFound asked={asked} />;
  if (error) {
    return (
      <div className="search-failure">
        <ErrorNote retryLabel={t('common.retry')} onRetry={() => void refetch()} busy={isFetching}>
          {t('common.dataFailed', { message: messageOf(error) })}.
        </ErrorNote>
      </div>
    );
  }
  if (!data) return <SearchBones />;
  return <FoundList asked={asked} found={data} outdated={isPlaceholderData} />;
}

const messageOf = (error: Error) =>
  (error instanceof CallFailure && error.serverMessage ? error.serverMessage : t('common.noAnswer')).replace(/\.$/, '');

function FoundList({ asked, found, outdated }: { asked: AskedSearch; found: Found; outdated: boolean }) {
  const place = usePageFocus<HTMLParagraphElement>(asked.page);
  const { content, totalElements, totalPages } = found;
  return (
    <section className="search-found" aria-label={t('search.results')} aria-busy={outdated || undefined}>
      <p className="search-count muted num" aria-live="polite" tabIndex={-1} ref={place}>
        {totalElements > 0 && <CountLine found={found} />}
      </p>
      {totalElements === 0 && <NothingFound asked={asked} />}
      {totalElements > 0 && content.length === 0 && (
        <EmptyState
          title={t('search.pastEnd')}
          action={<LinkButton href={searchAddress(first(asked))}>{t('search.toFirst')}</LinkButton>}
        />
      )}
      <ol className="search-list">
        {content.map((item) => (
          <FoundItem key={item.url} item={item} />
        ))}
      </ol>
      {asked.page <= totalPages && (
        <Pagination
          page={asked.page}
          totalPages={totalPages}
          hrefFor={(page) => searchAddress({ ...first(asked), page })}
          labels={{
            nav: t('search.pager.nav'),
            previous: t('search.pager.previous'),
            next: t('search.pager.next'),
            page: (page) => t('search.pager.page', { page }),
          }}
        />
      )}
    </section>
  );
}

const first = ({ text, type }: AskedSearch) => ({ text, type });

function CountLine({ found: { totalElements, partial, understoodAs } }: { found: Found }) {
  return (
    <>
      {understoodAs !== null && (
        <>
          {t('search.understoodAs')}{' '}
          <UiLink
            href={searchAddress({ text: understoodAs, type: undefined })}
            className="link"
          >{`«${understoodAs}»`}</UiLink>
          .{' '}
        </>
      )}
      {partial && `${t('search.partial')} `}
      {t('search.count', { count: totalElements })}
    </>
  );
}

/** A search of one kind may be widened; one of the whole site has nowhere left but the people who help. */
function NothingFound({ asked: { text, type } }: { asked: AskedSearch }) {
  const [href, label] =
    type === undefined
      ? [pathTo('help'), t('search.toHelp')]
      : [searchAddress({ text, type: undefined }), t('search.everywhere')];
  return (
    <EmptyState
      title={t('search.NOTHING_FOUND')}
      text={t('search.otherWords')}
      action={
        <LinkButton variant="second" href={href}>
          {label}
        </LinkButton>
      }
    />
  );
}
