import { useTranslation } from 'react-i18next';
import type { Solution } from '../../../../contract/catalogue.ts';
import { withBase } from '../../../app/routing/base-path.ts';

import { shotSrcSet } from './shot-variants.ts';
import { SolutionActions } from './solution-actions.tsx';
import styles from './solution-hero.module.css';
import { splitHeading } from './split-heading.ts';
import '../words.ts';

const logoSidePx = 72;

/** The head of a solution's page: logo, heading in its two parts, what it is for, what one can do, its first screen. */
export function SolutionHero({ solution }: { solution: Solution }) {
  const { t } = useTranslation('catalogue');
  const { crumb, title } = splitHeading(solution.title);
  const [shot] = solution.screenShots;
  return (
    <section className={styles.hero}>
      <div>
        <img src={withBase(solution.logoUrl)} alt="" width={logoSidePx} height={logoSidePx} />
        <h1 className="display" tabIndex={-1}>
          {crumb === title ? (
            title
          ) : (
            <>
              <span className={styles.crumb}>{crumb} </span>
              <span className={styles.whom}>{title}</span>
            </>
          )}
        </h1>
        <p className="lead">{solution.shortDescription}</p>
        <SolutionActions key={solution.code} solution={solution} />
      </div>
      {shot && (
        <div className={styles.shot}>
          <img
            src={withBase(shot.url)}
            srcSet={shotSrcSet(shot)}
            sizes="(min-width: 1280px) 461px, (min-width: 992px) 38vw, 88vw"
            width={shot.width}
            height={shot.height}
            alt={t('shotAlt', { title: shot.title })}
          />
        </div>
      )}
    </section>
  );
}
