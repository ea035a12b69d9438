import { Search } from 'lucide';
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { longestQuery } from '../../../../contract/search.values.ts';
import { hideTouchKeyboard } from '../../../app/forms/hide-touch-keyboard.ts';
import { useEarlyInput } from '../../../app/forms/use-early-input.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import { lazySection } from '../../../app/start/section.tsx';
import { pathTo } from '../../../routes.ts';
import { Button, Icon, SelectField, TextField } from '../../../ui/index.ts';
import { type AskedSearch, searchAddress, searchTypeOf } from '../asked-search.ts';
import styles from './search-form.module.css';
import type { ListKeys, ShownList } from './suggestions.section.tsx';
import { useTypedSearch } from './use-typed-search.ts';
import '../words.ts';

// Needed only when somebody types.
const Suggestions = lazySection(
  () => import('./suggestions.section.tsx'),
  (module) => module.Suggestions,
);

/** What to look for and where; a plain GET form without scripts. */
export function SearchForm({ asked }: { asked: AskedSearch }) {
  const { t } = useTranslation('search');
  const go = useGo();
  const { text, type, setText, setType, setSent } = useTypedSearch(asked);
  const input = useEarlyInput<HTMLInputElement>(text, setText);
  const scope = useEarlyInput<HTMLSelectElement>(type ?? '', (value) => setType(searchTypeOf(value)));
  const suggestions = useSuggested();
  useFocusOnArrival(input, asked.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggestions.close();
    if (text.trim() === '') input.current?.focus();
    else hideTouchKeyboard(input.current);
    const address = searchAddress({ text, type });
    setSent(address);
    void go(address);
  };
  return (
    <search>
      <form className={styles.form} action={withBase(pathTo('search'))} onSubmit={submit}>
        <div className={styles.box}>
          <TextField
            label={t('field')}
            name="q"
            type="search"
            ref={input}
            value={text}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            icon={<Icon of={Search} />}
            error={asked.tooLong ? t('tooLong', { count: longestQuery }) : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
              suggestions.onTyped();
            }}
            {...suggestions.inputProps}
          />
          {suggestions.listProps && (
            <Suspense>
              <Suggestions text={text} type={type} {...suggestions.listProps} />
            </Suspense>
          )}
        </div>
        <SelectField
          label={t('scope')}
          name="type"
          ref={scope}
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) => setType(searchTypeOf(value))}
        >
          <option value="">{t('scopes.all')}</option>
          <option value="article">{t('scopes.article')}</option>
          <option value="news">{t('scopes.news')}</option>
        </SelectField>
        <Button type="submit">{t('submit')}</Button>
      </form>
    </search>
  );
}

/** Opens an address once: a second press, or one that asks for what is shown, adds nothing that Back would have to pass. */
function useGo(): (address: string) => Promise<void> {
  const navigate = useNavigate();
  const coming = useRef('');
  return async (address) => {
    if (coming.current === address) return;
    coming.current = address;
    const { pathname, search } = window.location;
    await navigate(address, { replace: withBase(address) === pathname + search });
    if (coming.current === address) coming.current = '';
  };
}

/** The list under the field: asked for from the first letter typed until the search, a choice or Escape. */
function useSuggested() {
  const [typing, setTyping] = useState<boolean>();
  const [list, setList] = useState<ShownList>();
  const keys = useRef<ListKeys>(null);
  const close = () => setTyping((before) => before && false);
  return {
    close,
    onTyped: () => setTyping(true),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': list !== undefined,
      'aria-controls': list?.id,
      'aria-activedescendant': list?.active || undefined,
      onKeyDown: (event: KeyboardEvent) => keys.current?.onKeyDown(event),
      onBlur: close,
    },
    listProps: typing !== undefined && { wanted: typing, onClose: close, onShown: setList, keys },
  };
}

/** A change of page gives the focus to the heading; an empty search takes it to the field instead. */
function useFocusOnArrival(input: { current: HTMLInputElement | null }, text: string): void {
  const first = useRef(text);
  useEffect(() => {
    if (first.current === '' && document.activeElement?.matches('main h1')) input.current?.focus();
  }, [input]);
}
