import ListFilter from 'lucide-react/icons/list-filter';
import type { ApplicationFacet } from '../../../../contract/applications.ts';
import { t } from '../../../app/i18n.ts';
import { Button, CheckboxMenu, Icon } from '../../../ui/index.ts';

interface ApplicationsFilterProps {
  facets: readonly ApplicationFacet[];
  chosen: readonly string[];
  onChoose: (types: readonly string[]) => void;
}

/** The filter by kinds: a tick box for each kind the person has, and a reset. While none is known it keeps its place. */
export function ApplicationsFilter({ facets, chosen, onChoose }: ApplicationsFilterProps) {
  if (facets.length === 0) {
    return (
      <div className="menu-anchor">
        <Button variant="second" inactive icon={<Icon of={ListFilter} />}>
          {t('applications.filter.button')}
        </Button>
      </div>
    );
  }
  return (
    <CheckboxMenu
      wide
      heading={t('applications.filter.heading')}
      options={facets.map(({ type, title, count }) => ({ value: type, label: title, count }))}
      selected={chosen}
      onChange={onChoose}
      resetLabel={t('applications.filter.reset')}
      onReset={() => onChoose([])}
      button={(button) => (
        <Button {...button} variant="second" icon={<Icon of={ListFilter} />}>
          {t('applications.filter.button')}
          {chosen.length > 0 && (
            <>
              <span className="count" aria-hidden="true">
                {chosen.length}
              </span>
              <span className="visually-hidden">, {t('applications.filter.chosen', { count: chosen.length })}</span>
            </>
          )}
        </Button>
      )}
    />
  );
}
