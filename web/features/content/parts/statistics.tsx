import type { SiteSettings } from '../../../../contract/content.ts';
import { t } from '../../../app/i18n.ts';
import { AbacusNumber } from './abacus-number.tsx';

/** The service in figures, each on its abacus. */
export function Statistics({ figures }: { figures: SiteSettings['statistics'] }) {
  if (figures.length === 0) return null;
  return (
    <ul className="stats" aria-label={t('home.statistics')}>
      {figures.map(({ value, label }) => (
        <li key={label} className="stat">
          <div>
            <b className="figure num nowrap">{value}</b> <span>{label}</span>
          </div>
          <AbacusNumber value={value} />
        </li>
      ))}
    </ul>
  );
}
