import { Search } from 'lucide';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { hideTouchKeyboard } from '../../../app/forms/hide-touch-keyboard.ts';
import { useEarlyInput } from '../../../app/forms/use-early-input.ts';
import { withBase } from '../../../app/routing/base-path.ts';

import { pathTo } from '../../../routes.ts';
import { Icon, TextField } from '../../../ui/index.ts';
import styles from './question-filter.module.css';
import '../words.ts';

interface QuestionFilterProps {
  query: string;
  onQuery: (query: string) => void;
}

const longestQuery = 100;

/** Filters the questions while one types, or by Enter without scripts. */
export function QuestionFilter({ query, onQuery }: QuestionFilterProps) {
  const { t } = useTranslation('content');
  const field = useEarlyInput<HTMLInputElement>(query, onQuery);
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    hideTouchKeyboard(field.current);
  };
  return (
    <form className={styles.filter} action={withBase(pathTo('faqs'))} onSubmit={keep}>
      <TextField
        type="search"
        name="q"
        label={t('faq.filter.label')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestQuery}
        ref={field}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        icon={<Icon of={Search} />}
      />
    </form>
  );
}
