import { useTranslation } from 'react-i18next';
import { splitNewsTitle } from '../../../../contract/content-news-title.ts';
import styles from './suggestions.module.css';
import type { SuggestionsList } from './use-suggestions.ts';
import '../words.ts';

/** The list under the field; the focus stays in the field. */
export function Suggestions({ list }: { list: SuggestionsList }) {
  const { t } = useTranslation('search');
  return (
    <>
      {list.open && (
        <div className={styles.list} role="listbox" id={list.id} aria-label={t('suggestions')}>
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
              <span className="dim">{t(`kinds.${type}`)}</span>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {list.open ? t('suggested', { count: list.items.length }) : ''}
      </span>
    </>
  );
}
