import { useTranslation } from 'react-i18next';
import type { Solution } from '../../../../contract/catalogue.ts';
import { useSession } from '../../../app/session/index.ts';

import { LinkButton } from '../../../ui/index.ts';
import styles from './demo-panel.module.css';
import { demoAddress, loginForSolution } from './start-addresses.ts';
import '../words.ts';

/** The last block of a solution with a demo: the same actions as at the top, for those who have read to the end. */
export function DemoPanel({ solution }: { solution: Pick<Solution, 'code' | 'enableDemo'> }) {
  const { t } = useTranslation(['catalogue', 'start']);
  const { user } = useSession();
  if (!solution.enableDemo) return null;
  return (
    <section className={styles.panel}>
      <div className={styles.text}>
        <h2 className="h3">{t('demoPanel.title')}</h2>
        <p>{t('demoPanel.text')}</p>
      </div>
      <div className="held">
        {user ? (
          <LinkButton newTab href={demoAddress(solution.code)} newTabHint={t('start:opensInNewTab')}>
            {t('demo')}
          </LinkButton>
        ) : (
          <LinkButton href={loginForSolution(solution.code)}>{t('start')}</LinkButton>
        )}
      </div>
    </section>
  );
}
