import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Solution } from '../../../../contract/catalogue.ts';
import type { UserInfo } from '../../../../contract/identity.ts';
import { hasDraft } from '../../../app/session/drafts.ts';
import { useSession } from '../../../app/session/index.ts';

import { pathTo } from '../../../routes.ts';
import { Button, classNames, Icon, LinkButton, UiLink } from '../../../ui/index.ts';
import { AddDialog } from './add-dialog.tsx';
import styles from './solution-actions.module.css';
import { demoAddress, loginForSolution } from './start-addresses.ts';
import '../words.ts';

export type StartableSolution = Pick<Solution, 'code' | 'title' | 'logoUrl' | 'enableDemo'>;

/**
 * The actions of a solution (spec: catalogue.solution-actions): a visitor signs in, a signed-in person adds it or tries
 * the demo. Hidden until the session is known, with the height of the signed-in form.
 */
export function SolutionActions({ solution }: { solution: StartableSolution }) {
  const { t } = useTranslation('catalogue');
  const { user } = useSession();
  const kind = solution.enableDemo ? styles.demo : styles.partner;
  return (
    <div className={classNames(styles.actions, 'held', kind)}>
      {!user && <LinkButton href={loginForSolution(solution.code)}>{t('start')}</LinkButton>}
      {user && solution.enableDemo && <PersonActions key={user.id} user={user} solution={solution} />}
      {user && !solution.enableDemo && <PartnerHint />}
    </div>
  );
}

function PersonActions({ user, solution }: { user: UserInfo; solution: StartableSolution }) {
  const { t } = useTranslation(['catalogue', 'start']);
  const hasOrganisation = user.subscribers.length > 0;
  const [open, setOpen] = useState(false);
  const [added, setAdded] = useState(false);
  // After a sign-in that interrupted the dialog it opens by itself with what was typed.
  useEffect(() => {
    if (hasDraft(solution.code)) setOpen(true);
  }, [solution.code]);
  return (
    <>
      {hasOrganisation && (
        <Button icon={<Icon of={Plus} />} onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t('add')}
        </Button>
      )}
      <LinkButton variant="second" newTab href={demoAddress(solution.code)} newTabHint={t('start:opensInNewTab')}>
        {t('demo')}
      </LinkButton>
      <p className={classNames('small', !added && 'dim')} role="status">
        {added ? <AddedHint /> : t(hasOrganisation ? 'demoHint' : 'onlyDemo')}
      </p>
      <AddDialog solution={solution} open={open} onAdded={() => setAdded(true)} onClose={() => setOpen(false)} />
    </>
  );
}

/** The way to what was just added. */
function AddedHint() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      {t('added')}{' '}
      <UiLink className="link" href={pathTo('my')}>
        {t('toMy')}
      </UiLink>
    </>
  );
}

function PartnerHint() {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <p className="muted">{t('noDemo.text')}</p>
      <LinkButton variant="second" href={pathTo('browsePartners')}>
        {t('noDemo.link')}
      </LinkButton>
    </>
  );
}
