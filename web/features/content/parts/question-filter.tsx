import Search from 'lucide-react/icons/search';
import type { SubmitEvent } from 'react';
import { withBase } from '../../../app/base-path.ts';
import { t } from '../../../app/i18n.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, TextField, VisuallyHidden } from '../../../ui/index.ts';

interface QuestionFilterProps {
  query: string;
  onQuery: (query: string) => void;
  /** How many questions are left; said to screen readers under a query. */
  found: number;
}

const longestQuery = 100;

/** Filters the questions while one types; without scripts Enter does. */
export function QuestionFilter({ query, onQuery, found }: QuestionFilterProps) {
  const keep = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form className="question-filter" action={withBase(pathTo('faqs'))} onSubmit={keep}>
      <TextField
        type="search"
        name="q"
        label={t('faq.filter.label')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestQuery}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        icon={<Icon of={Search} />}
      />
      <VisuallyHidden>
        <span role="status">{query && t('faq.filter.found', { count: found })}</span>
      </VisuallyHidden>
    </form>
  );
}
