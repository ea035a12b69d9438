import { ListFilter } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { ApplicationFacet } from '../../../../contract/applications.ts';

import { Button, CheckboxMenu, Count, Icon } from '../../../ui/index.ts';
import '../words.ts';
import styles from './applications-filter.module.css';

interface ApplicationsFilterProps {
  facets: readonly ApplicationFacet[];
  chosen: readonly string[];
  onChoose: (types: readonly string[]) => void;
}

/**
 * The filter by kinds: a tick box for each kind the person has, and a reset. It keeps its place while the kinds are
 * loading.
 */
export function ApplicationsFilter({ facets, chosen, onChoose }: ApplicationsFilterProps) {
  const { t } = useTranslation('applications');
  if (facets.length === 0) {
    return (
      <div>
        <Button className={styles.button} variant="second" inactive icon={<Icon of={ListFilter} />}>
          {t('filter.button')}
        </Button>
      </div>
    );
  }
  return (
    <CheckboxMenu
      wide
      heading={t('filter.heading')}
      options={facets.map(({ type, title, count }) => ({ value: type, label: title, count }))}
      selected={chosen}
      onChange={onChoose}
      resetLabel={t('filter.reset')}
      onReset={() => onChoose([])}
      button={(button) => (
        <Button {...button} className={styles.button} variant="second" icon={<Icon of={ListFilter} />}>
          {t('filter.button')}
          {chosen.length > 0 && (
            <>
              <Count>{chosen.length}</Count>
              <span className="visually-hidden">, {t('filter.chosen', { count: chosen.length })}</span>
            </>
          )}
        </Button>
      )}
    />
  );
}
