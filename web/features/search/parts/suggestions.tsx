import { splitNewsTitle } from '../../../../contract/news-title.ts';
import { t } from '../../../app/i18n.ts';
import type { SuggestionsList } from './use-suggestions.ts';

/** The list under the field; the focus stays in the field. */
export function Suggestions({ list }: { list: SuggestionsList }) {
  return (
    <>
      {list.open && (
        <div className="search-suggestions" role="listbox" id={list.id} aria-label={t('search.suggestions')}>
          {list.items.map(({ type, title, url }, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field
            <div
              key={url}
              role="option"
              id={`${list.id}-${index}`}
              aria-selected={index === list.active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => list.go(index)}
            >
              <span>{type === 'news' ? splitNewsTitle(title).heading : title}</span>
              <span className="dim">{t(`search.kinds.${type}`)}</span>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {list.open ? t('search.suggested', { count: list.items.length }) : ''}
      </span>
    </>
  );
}
