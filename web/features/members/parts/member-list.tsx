import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Member } from '../../../../contract/members.ts';
import type { MemberRole } from '../../../../contract/members.values.ts';
import { RowList } from '../../../ui/index.ts';
import styles from './member-row.module.css';
import { type MemberAction, MemberRow } from './member-row.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

interface MemberListProps {
  subscriberId: string;
  members: readonly Member[];
  mayGive: readonly MemberRole[];
  /** Moves the focus when a row is gone. */
  focusHeading: () => void;
}

/** The people of the organisation. */
export function MemberList({ subscriberId, members, mayGive, focusHeading }: MemberListProps) {
  const [opened, setOpened] = useState<{ action: MemberAction; member: Member } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <RowList className={styles.list}>
        {members.map((member) => (
          <MemberRow key={member.userId} member={member} onOpen={(action) => setOpened({ action, member })} />
        ))}
      </RowList>
      {opened?.action === 'change' && (
        <RoleDialog subscriberId={subscriberId} member={opened.member} mayGive={mayGive} onClose={close} />
      )}
      {opened?.action === 'remove' && (
        <RemoveDialog
          subscriberId={subscriberId}
          member={opened.member}
          onClose={close}
          onRemoved={() => {
            // The open dialog makes the heading inert: it has to be closed before the focus can move.
            flushSync(close);
            focusHeading();
          }}
        />
      )}
    </>
  );
}
