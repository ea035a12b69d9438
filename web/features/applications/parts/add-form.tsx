import { useState } from 'react';
import { addApplication } from '../../../contract/applications.ts';
import { request } from '../../app/api.ts';
import { launchAddress, openLaunchWindow } from './launch-window.ts';
import { AddedBlocked } from './parts/added-blocked.tsx';
import { NameDialog } from './parts/name-dialog.tsx';
import type { NameValues } from './use-name-form.ts';
import type { Send } from './use-sending.ts';

/** The solution an application is made of. */
export interface DialogSolution {
  readonly code: string;
  readonly title: string;
  readonly logoUrl: string;
}

interface AddApplicationDialogProps {
  solution: DialogSolution;
  open: boolean;
  onClose: () => void;
}

/**
 * Adds an application of a solution for the current subscriber and, when asked to, starts it in a tab of its own
 * (specification, section 2; contract, section 4). It closes itself after a success.
 */
export function AddApplicationDialog({ solution, open, onClose }: AddApplicationDialogProps) {
  return open ? <OpenDialog key={solution.code} solution={solution} onClose={onClose} /> : null;
}

function OpenDialog({ solution, onClose }: Omit<AddApplicationDialogProps, 'open'>) {
  const [blockedAddress, setBlockedAddress] = useState('');
  const begin = ({ name, run }: NameValues): Send => {
    const launch = run ? openLaunchWindow() : undefined;
    return async () => {
      try {
        const { application } = await request(addApplication, { body: { code: solution.code, name, run } });
        if (!launch || launch.goTo(application.id)) return 'closes';
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
        <div className="name-intro">
          <img src={solution.logoUrl} alt="" width={40} height={40} />
          <span className="muted">{solution.title}</span>
        </div>
      }
      begin={begin}
      afterwards={<AddedBlocked href={blockedAddress} onClose={onClose} />}
      onClose={onClose}
    />
  );
}
