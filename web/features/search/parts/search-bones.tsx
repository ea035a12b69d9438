import { t } from '../../../app/i18n.ts';
import { Skeleton } from '../../../ui/index.ts';

const places = ['one', 'two', 'three', 'four'];

/** The places of what is being looked for. */
export function SearchBones() {
  return (
    <div className="search-found" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <ul className="search-list" aria-hidden="true">
        {places.map((place) => (
          <li key={place} className="search-item">
            <Skeleton shape="block" className="search-bone-meta" />
            <Skeleton shape="block" className="search-bone-title" />
            <Skeleton shape="block" className="search-bone-text" />
          </li>
        ))}
      </ul>
    </div>
  );
}
