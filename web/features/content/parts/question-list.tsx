import { ArrowRight } from 'lucide';
import { CleanHtml } from '../../../app/html/clean-html.tsx';
import { pathTo } from '../../../routes.ts';
import { classNames, Icon, UiLink } from '../../../ui/index.ts';
import type { ListedQuestion } from './find-questions.ts';
import styles from './question-list.module.css';

/** Questions as links to their answers. */
export function QuestionList({ faqs }: { faqs: readonly ListedQuestion[] }) {
  return (
    <ul className={styles.list}>
      {faqs.map(({ id, title, snippet }) => (
        <li key={id}>
          <UiLink href={pathTo('faq', { id: String(id) })}>
            {title}
            <Icon of={ArrowRight} />
          </UiLink>
          {snippet && <CleanHtml html={snippet} className={classNames(styles.snippet, 'small muted')} />}
        </li>
      ))}
    </ul>
  );
}
