import { ArrowRight } from 'lucide';
import type { FaqCategory } from '../../../../contract/content-faq.ts';
import { pathTo } from '../../../routes.ts';
import { Icon, UiLink } from '../../../ui/index.ts';
import styles from './question-list.module.css';

/** Questions as links to their answers. */
export function QuestionList({ faqs }: Pick<FaqCategory, 'faqs'>) {
  return (
    <ul className={styles.list}>
      {faqs.map(({ id, title }) => (
        <li key={id}>
          <UiLink href={pathTo('faq', { id: String(id) })}>
            {title}
            <Icon of={ArrowRight} />
          </UiLink>
        </li>
      ))}
    </ul>
  );
}
