import type { Solution } from '../../../../contract/catalogue.ts';
import { t } from '../../../app/i18n.ts';
import { useSession } from '../../../app/session/index.ts';
import { LinkButton } from '../../../ui/index.ts';
import { demoAddress, loginForSolution } from './start-addresses.ts';

/** The last block of a solution with a demo: the same way in as at the top, for those who have read it all. */
export function DemoPanel({ solution }: { solution: Pick<Solution, 'code' | 'enableDemo'> }) {
  const { user } = useSession();
  if (!solution.enableDemo) return null;
  return (
    <section className="demo-panel">
      <div className="demo-panel-text">
        <h2 className="h3">{t('catalogue.demoPanel.title')}</h2>
        <p>{t('catalogue.demoPanel.text')}</p>
      </div>
      <div className="held">
        {user ? (
          <LinkButton newTab href={demoAddress(solution.code)} newTabHint={t('common.opensInNewTab')}>
            {t('catalogue.demo')}
          </LinkButton>
        ) : (
          <LinkButton href={loginForSolution(solution.code)}>{t('catalogue.start')}</LinkButton>
        )}
      </div>
    </section>
  );
}
