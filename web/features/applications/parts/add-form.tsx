import { useState } from 'react';
import { addApplication } from '../../../../contract/applications.ts';
import { request } from '../../../app/calls/api.ts';
import { withBase } from '../../../app/routing/base-path.ts';
import { useSession } from '../../../app/session/index.ts';
import { classNames } from '../../../ui/index.ts';
import type { SolutionToAdd } from '../../catalogue/index.ts';
import { launchAddress, openLaunchWindow } from '../launch-window.ts';
import type { NameValues } from '../use-name-form.ts';
import type { Send } from '../use-sending.ts';
import styles from './add-form.module.css';
import { AddedBlocked } from './added-blocked.tsx';
import { NameDialog } from './name-dialog.tsx';

interface AddFormProps {
  solution: SolutionToAdd;
  onAdded: () => void;
  onClose: () => void;
}

/** The open dialog that adds an application and, when asked to, starts it in a tab of its own. */
export function AddForm({ solution, onAdded, onClose }: AddFormProps) {
  const [blockedAddress, setBlockedAddress] = useState('');
  const subscribers = useSession().user?.subscribers ?? [];
  // Named by the call too: another device may have switched the current one since this page read it.
  const [owner] = subscribers;
  const begin = ({ name, run }: NameValues): Send => {
    const launch = run ? openLaunchWindow() : undefined;
    return async () => {
      try {
        const body = { code: solution.code, name, run, ...(owner && { subscriberId: owner.id }) };
        const answer = await request(addApplication, { body });
        onAdded();
        // Of the answer only its success is promised.
        const application: typeof answer.application | undefined = answer.application;
        if (!application) launch?.close();
        if (!application || !launch || launch.goTo(application.id)) return 'closes';
        setBlockedAddress(launchAddress(application.id));
        return 'stays';
      } catch (error) {
        launch?.close();
        throw error;
      }
    };
  };
  return (
    <NameDialog
      kind="add"
      about={solution.code}
      initial={{ name: '', run: true }}
      intro={
        <div className={styles.intro}>
          <img src={withBase(solution.logoUrl)} alt="" width={40} height={40} />
          <p className="muted">
            {solution.title}
            {subscribers.length > 1 && <span className={classNames('given-name', styles.owner)}>{owner?.name}</span>}
          </p>
        </div>
      }
      begin={begin}
      afterwards={<AddedBlocked href={blockedAddress} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
