import { useTranslation } from 'react-i18next';
import type { Found } from '../../../../contract/search.ts';
import { mostFound } from '../../../../contract/search.values.ts';
import { focusHeading } from '../../../app/routing/focus-heading.ts';
import { ListPages } from '../../../app/routing/list-pages.tsx';
import { usePageFocus } from '../../../app/routing/use-page-focus.ts';
import { classNames, EmptyState, LinkButton, UiLink } from '../../../ui/index.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';
import { FoundItem } from './found-item.tsx';
import { keyOf } from './key-of.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-results.module.css';
import '../words.ts';

/** The found documents by pages, with how many there are and how the query was understood. */
export function FoundList({ asked, found, outdated }: { asked: AskedSearch; found: Found; outdated: boolean }) {
  const { t } = useTranslation('search');
  const place = usePageFocus<HTMLParagraphElement>(asked.page);
  const { content, totalElements, totalPages } = found;
  return (
    <section className={styles.found} aria-label={t('results')} aria-busy={outdated || undefined}>
      <p className={classNames(styles.count, 'muted num')} aria-live="polite" tabIndex={-1} ref={place}>
        {totalElements > 0 && <CountLine asked={asked} found={found} />}
      </p>
      {totalElements === 0 && (
        <div className="held">
          <NothingFound asked={asked} />
        </div>
      )}
      {totalElements > 0 && content.length === 0 && (
        <EmptyState
          className={styles.nothing}
          title={t('pastEnd')}
          action={<LinkButton href={searchAddress(first(asked))}>{t('toFirst')}</LinkButton>}
        />
      )}
      <ol className={styles.list}>
        {content.map((item) => (
          <FoundItem key={keyOf(item)} item={item} />
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

const first = ({ text, type, exact }: AskedSearch) => ({ text, type, exact });

/** How many there are; before it the query as it was understood, with the way back to what was typed. */
function CountLine({ asked, found }: { asked: AskedSearch; found: Found }) {
  const { t } = useTranslation('search');
  const { totalElements, partial, understoodAs } = found;
  return (
    <>
      {understoodAs !== null && (
        <span key={understoodAs}>
          {t('understoodAs', { query: understoodAs })}{' '}
          <UiLink href={searchAddress({ ...first(asked), exact: true })} className="link" onClick={focusHeading}>
            {t('exactly', { query: asked.text })}
          </UiLink>
          .{' '}
        </span>
      )}
      {partial && <span>{`${t('partial')} `}</span>}
      <span>{t(totalElements < mostFound ? 'count' : 'best', { count: totalElements })}</span>
    </>
  );
}
