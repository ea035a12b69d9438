import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import LogOut from 'lucide-react/icons/log-out';
import Shield from 'lucide-react/icons/shield';
import User from 'lucide-react/icons/user';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import type { Member } from '../../../../contract/members.ts';
import { t } from '../../../app/i18n.ts';
import { Icon, IconButton, Menu, MenuItem, Tag } from '../../../ui/index.ts';
import type { MemberAction } from './member-list.tsx';

const looks = {
  owner: { icon: KeyRound, kind: 'accent' },
  administrator: { icon: Shield, kind: 'neutral' },
  user: { icon: User, kind: 'neutral' },
} as const;

interface MemberRowProps {
  member: Member;
  onOpen: (action: MemberAction) => void;
}

/** One colleague with the role and what may be done. */
export function MemberRow({ member, onOpen }: MemberRowProps) {
  const { name, email, role, you } = member;
  const { icon, kind } = looks[role];
  return (
    <li className="account-row member-row">
      <div className="account-row-words">
        <b className="given-name">
          {name}
          {you && <span className="member-you"> {t('members.you')}</span>}
        </b>
        {email && <span>{email}</span>}
      </div>
      <Tag kind={kind} icon={icon}>
        {t(`roles.${role}`)}
      </Tag>
      <MemberMenu member={member} onOpen={onOpen} />
    </li>
  );
}

function MemberMenu({ member: { name, you, mayChange, mayRemove }, onOpen }: MemberRowProps) {
  if (!mayChange && !mayRemove) return <span className="member-menu" />;
  return (
    <div className="member-menu">
      <Menu
        wide
        button={(button) => (
          <IconButton {...button} label={t('members.actions', { name })} icon={<Icon of={Ellipsis} size={22} />} />
        )}
      >
        {mayChange && (
          <MenuItem icon={UserCog} onSelect={() => onOpen('change')}>
            {t('members.change.open')}
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem icon={you ? LogOut : UserMinus} onSelect={() => onOpen('remove')}>
            {t(you ? 'members.leave.open' : 'members.remove.open')}
          </MenuItem>
        )}
      </Menu>
    </div>
  );
}
