import ArrowUp from 'lucide-react/icons/arrow-up';
import { t } from '../app/i18n.ts';
import { Icon } from '../ui/index.ts';

/** The anchor that leads to the top of a long page on large screens (specification, section 2). */
export function ToTop() {
  return (
    <div className="to-top-rail">
      <a className="to-top" href="#start" aria-label={t('shell.toTop')}>
        <Icon of={ArrowUp} />
      </a>
    </div>
  );
}
