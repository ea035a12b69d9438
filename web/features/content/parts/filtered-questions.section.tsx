import { useTranslation } from 'react-i18next';
import type { FaqCategory } from '../../../../contract/content-faq.ts';
import { Button, EmptyState, VisuallyHidden } from '../../../ui/index.ts';
import { useFoundAnswers } from '../use-found-answers.ts';
import { findQuestions } from './find-questions.ts';
import { QuestionCategories } from './question-categories.tsx';
import '../words.ts';

interface FilteredQuestionsProps {
  categories: readonly FaqCategory[];
  query: string;
  onClear: () => void;
}

/** The questions that have what is typed in their titles or answers; «none» is said only when the search says so too. */
export function FilteredQuestions({ categories, query, onClear }: FilteredQuestionsProps) {
  const { t } = useTranslation('content');
  const { answers, understoodAs, asking } = useFoundAnswers(query);
  const found = findQuestions(categories, query, answers);
  const listed = found.flatMap(({ faqs }) => faqs);
  const count = listed.length;
  // What the titles have is there as it was typed.
  const isOtherwise = understoodAs !== null && listed.some(({ snippet }) => snippet !== undefined);
  const understood = isOtherwise && t('faq.filter.understoodAs', { query: understoodAs });
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {understood} {(count > 0 || !asking) && t('faq.filter.found', { count })}
        </span>
      </VisuallyHidden>
      {understood && <p className="muted">{understood}</p>}
      <QuestionCategories categories={found} />
      {count === 0 && !asking && (
        <EmptyState
          title={t('faq.filter.nothing')}
          text={t('faq.filter.nothingText')}
          action={
            <Button variant="second" onClick={onClear}>
              {t('faq.filter.clear')}
            </Button>
          }
        />
      )}
    </>
  );
}
