import { KeyRound, LogOut, Shield, User, UserCog, UserMinus } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Member } from '../../../../contract/members.ts';

import { ActionsMenu, MenuItem, Row, RowWords, Tag } from '../../../ui/index.ts';
import '../words.ts';
import styles from './member-row.module.css';

const looks = {
  owner: { icon: KeyRound, kind: 'accent' },
  administrator: { icon: Shield, kind: 'neutral' },
  user: { icon: User, kind: 'neutral' },
} as const;

/** What is done with a colleague in a dialog. */
export type MemberAction = 'change' | 'remove';

interface MemberRowProps {
  member: Member;
  onOpen: (action: MemberAction) => void;
}

/** One colleague with the role and what may be done. */
export function MemberRow({ member, onOpen }: MemberRowProps) {
  const { t } = useTranslation('members');
  const { name, email, role, you } = member;
  const { icon, kind } = looks[role];
  return (
    <Row className={styles.row}>
      <RowWords>
        <b className="given-name">
          {name}
          {you && <span className={styles.you}> {t('you')}</span>}
        </b>
        {email && <span>{email}</span>}
      </RowWords>
      <Tag kind={kind} icon={icon}>
        {t(`roles.${role}`)}
      </Tag>
      <MemberMenu member={member} onOpen={onOpen} />
    </Row>
  );
}

function MemberMenu({ member: { name, you, mayChange, mayRemove }, onOpen }: MemberRowProps) {
  const { t } = useTranslation('members');
  if (!mayChange && !mayRemove) return <span className={styles.menu} />;
  return (
    <div className={styles.menu}>
      <ActionsMenu wide label={t('actions', { name })}>
        {mayChange && (
          <MenuItem icon={UserCog} onSelect={() => onOpen('change')}>
            {t('change.open')}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem icon={you ? LogOut : UserMinus} onSelect={() => onOpen('remove')}>
            {t(you ? 'leave.open' : 'remove.open')}
          </MenuItem>
        )}
      </ActionsMenu>
    </div>
  );
}
