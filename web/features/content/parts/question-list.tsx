import ArrowRight from 'lucide-react/icons/arrow-right';
import type { FaqCategory } from '../../../../contract/faq.ts';
import { pathTo } from '../../../routes.tsx';
import { Icon, UiLink } from '../../../ui/index.ts';

/** Questions as links to their answers. */
export function QuestionList({ faqs }: Pick<FaqCategory, 'faqs'>) {
  return (
    <ul className="questions">
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
