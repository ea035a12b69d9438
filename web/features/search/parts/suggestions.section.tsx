import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchType } from '../../../../contract/search.ts';
import { keyOf } from './key-of.ts';
import { KindIcon } from './kind-icon.tsx';
import styles from './suggestions.module.css';
import { titleOf } from './title-of.ts';
import { useSuggestions } from './use-suggestions.ts';
import '../words.ts';

/** What the field tells of the list under it. */
export interface ShownList {
  readonly id: string;
  /** The id of the chosen option; empty for none. */
  readonly active: string;
}

/** What the field passes to the list. */
export interface ListKeys {
  onKeyDown(event: KeyboardEvent): void;
}

interface SuggestionsProps {
  text: string;
  type: SearchType | undefined;
  wanted: boolean;
  onClose: () => void;
  /** The list that is open now; nothing when none is. */
  onShown: (list: ShownList | undefined) => void;
  keys: Ref<ListKeys>;
}

/** The list under the field; the focus stays in the field. */
export function Suggestions({ onShown, keys, ...typed }: SuggestionsProps) {
  const { t } = useTranslation('search');
  const { id, items, active, go, onKeyDown } = useSuggestions(typed);
  const open = items.length > 0;
  useImperativeHandle(keys, () => ({ onKeyDown }));
  useEffect(() => {
    onShown(open ? { id, active: active >= 0 ? `${id}-${active}` : '' } : undefined);
  }, [open, id, active, onShown]);
  return (
    <>
      {open && (
        <div className={styles.list} role="listbox" id={id} aria-label={t('suggestions')}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the chosen one
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field
            <div
              key={keyOf(item)}
              role="option"
              id={`${id}-${index}`}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => go(index)}
            >
              <KindIcon kind={item.type} size={18} />
              <span>{titleOf(item).heading}</span>
              <span className="dim">{t(`kinds.${item.type}`)}</span>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" aria-live="polite">
        {open ? t('suggested', { count: items.length }) : ''}
      </span>
    </>
  );
}
