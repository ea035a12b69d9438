import type { Solution } from '../../../../contract/catalogue.ts';
import { t } from '../../../app/i18n.ts';
import { shotSrcSet } from './shot-variants.ts';
import { SolutionActions } from './solution-actions.tsx';
import { splitHeading } from './split-heading.ts';

const logoSidePx = 72;

/** The head of a solution's page: logo, heading in its two parts, what it is for, what one can do, its first screen. */
export function SolutionHero({ solution }: { solution: Solution }) {
  const { crumb, title } = splitHeading(solution.title);
  const [shot] = solution.screenShots;
  return (
    <section className="solution-hero">
      <div>
        <img src={solution.logoUrl} alt="" width={logoSidePx} height={logoSidePx} className="solution-logo" />
        <h1 className="display" tabIndex={-1}>
          {crumb !== title && <span className="solution-crumb">{crumb} </span>}
          {title}
        </h1>
        <p className="lead">{solution.shortDescription}</p>
        <SolutionActions key={solution.code} solution={solution} />
      </div>
      {shot && (
        <div className="solution-shot">
          <img
            src={shot.url}
            srcSet={shotSrcSet(shot)}
            sizes="(min-width: 1280px) 461px, (min-width: 992px) 38vw, 88vw"
            width={shot.width}
            height={shot.height}
            alt={t('catalogue.shotAlt', { title: shot.title })}
          />
        </div>
      )}
    </section>
  );
}
