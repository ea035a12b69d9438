import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { longestQuery } from '../../../../contract/search.forms.ts';
import type { SearchType } from '../../../../contract/search.ts';
import { withBase } from '../../../app/base-path.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Button, Icon, SelectField, TextField } from '../../../ui/index.ts';
import { type AskedSearch, searchAddress } from '../asked-search.ts';
import { Suggestions } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

/** What to look for and where; a plain GET form without scripts. */
export function SearchForm({ asked }: { asked: AskedSearch }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement | null>(null);
  const [shown, setShown] = useState(asked);
  const [text, setText] = useState(asked.text);
  const [type, setType] = useState<SearchType | undefined>(asked.type);
  const [sent, setSent] = useState('');
  // Back, forward and the pages of the list bring another search than the one that is typed. What was sent from here
  // comes when the person may be typing on.
  if (shown.text !== asked.text || shown.type !== asked.type) {
    setShown(asked);
    if (sent !== searchAddress({ text: asked.text, type: asked.type })) {
      setText(asked.text);
      setType(asked.type);
    }
    setSent('');
  }
  const suggestions = useSuggestions({ text, type });
  useFocusOnArrival(input, asked.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    suggestions.close();
    if (text.trim() === '') input.current?.focus();
    setSent(searchAddress({ text, type }));
    void navigate(searchAddress({ text, type }));
  };
  return (
    <search>
      <form className="search-form" action={withBase(pathTo('search'))} onSubmit={submit}>
        <div className="search-box">
          <TextField
            label={t('search.field')}
            name="q"
            type="search"
            ref={input}
            value={text}
            maxLength={longestQuery}
            autoComplete="off"
            enterKeyHint="search"
            icon={<Icon of={Search} />}
            error={asked.tooLong ? t('search.tooLong', { count: longestQuery }) : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
              suggestions.onTyped();
            }}
            {...suggestions.inputProps}
          />
          <Suggestions list={suggestions} />
        </div>
        <SelectField
          label={t('search.scope')}
          name="type"
          value={type ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setType(value === 'article' || value === 'news' ? value : undefined)
          }
        >
          <option value="">{t('search.scopes.all')}</option>
          <option value="article">{t('search.scopes.article')}</option>
          <option value="news">{t('search.scopes.news')}</option>
        </SelectField>
        <Button type="submit">{t('search.submit')}</Button>
      </form>
    </search>
  );
}

/** A change of page gives the focus to the heading; who comes to an empty search wants to type. */
function useFocusOnArrival(input: { current: HTMLInputElement | null }, text: string): void {
  const first = useRef(text);
  useEffect(() => {
    if (first.current === '' && document.activeElement?.matches('main h1')) input.current?.focus();
  }, [input]);
}
