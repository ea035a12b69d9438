import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import type { Solution } from '../../../../contract/catalogue.ts';
import { t } from '../../../app/i18n.ts';
import { useSession } from '../../../app/session/index.ts';
import { pathTo } from '../../../routes.tsx';
import { Button, classNames, Icon, LinkButton } from '../../../ui/index.ts';
import { AddApplicationDialog, hasDraft } from '../../applications/index.ts';
import { demoAddress, loginForSolution } from './start-addresses.ts';

export type StartableSolution = Pick<Solution, 'code' | 'title' | 'logoUrl' | 'enableDemo'>;

/**
 * What one can do with a solution (specification, section 2, Solutions): a visitor signs in, a person adds it or tries
 * the demo. Held until the session is known, in the height of the person's form.
 */
export function SolutionActions({ solution }: { solution: StartableSolution }) {
  const { user } = useSession();
  const kind = solution.enableDemo ? 'solution-actions-demo' : 'solution-actions-partner';
  return (
    <div className={classNames('solution-actions held', kind)}>
      {!user && <LinkButton href={loginForSolution(solution.code)}>{t('catalogue.start')}</LinkButton>}
      {user && solution.enableDemo && <PersonActions solution={solution} />}
      {user && !solution.enableDemo && <PartnerWay />}
    </div>
  );
}

function PersonActions({ solution }: { solution: StartableSolution }) {
  const [open, setOpen] = useState(false);
  // Sign-in interrupted the dialog and the person has come back: it opens by itself with what was typed.
  useEffect(() => {
    if (hasDraft(solution.code)) setOpen(true);
  }, [solution.code]);
  return (
    <>
      <Button icon={<Icon of={Plus} />} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {t('catalogue.add')}
      </Button>
      <LinkButton variant="second" newTab href={demoAddress(solution.code)} newTabHint={t('common.opensInNewTab')}>
        {t('catalogue.demo')}
      </LinkButton>
      <p className="small dim">{t('catalogue.demoHint')}</p>
      <AddApplicationDialog solution={solution} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function PartnerWay() {
  return (
    <>
      <p className="muted">{t('catalogue.noDemo.text')}</p>
      <LinkButton variant="second" href={pathTo('browsePartners')}>
        {t('catalogue.noDemo.link')}
      </LinkButton>
    </>
  );
}
