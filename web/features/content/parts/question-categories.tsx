import type { ListedCategory } from './find-questions.ts';
import { QuestionList } from './question-list.tsx';

/** Questions under the titles of their categories. */
export function QuestionCategories({ categories }: { categories: readonly ListedCategory[] }) {
  return categories.map(({ id, title, faqs }) => (
    <section key={id} id={`category-${id}`} aria-labelledby={`category-${id}-title`}>
      <h2 className="h3" id={`category-${id}-title`}>
        {title}
      </h2>
      <QuestionList faqs={faqs} />
    </section>
  ));
}
