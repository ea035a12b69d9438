import Ban from 'lucide-react/icons/ban';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Link2 from 'lucide-react/icons/link-2';
import Send from 'lucide-react/icons/send';
import { type Invitation, invitationGroups, resendInvitation } from '../../../../contract/invitations.ts';
import { messageOf } from '../../../app/call-failure.ts';
import { t } from '../../../app/i18n.ts';
import { Icon, IconButton, Menu, MenuItem, MenuLine, useToast } from '../../../ui/index.ts';
import { useCabinetChange } from '../use-cabinet-change.ts';

/** What is done in a dialog. */
export type InvitationAction = 'link' | 'revoke';

interface InvitationMenuProps {
  invitation: Invitation;
  onOpen: (action: InvitationAction) => void;
}

/** What can be done with an invitation; nothing with one that is used or revoked. */
export function InvitationMenu({ invitation: { id, state, customerName, email }, onOpen }: InvitationMenuProps) {
  const showToast = useToast();
  const resend = useCabinetChange(resendInvitation, {
    onSuccess: () => showToast({ text: t('cabinet.resend.done', { email }) }),
    onError: (error) => showToast({ kind: 'error', text: messageOf(error, t('cabinet.noAnswer')) }),
  });
  const usable = (invitationGroups.waiting as readonly string[]).includes(state);
  if (!usable && state !== 'expired') return null;
  return (
    <Menu
      wide
      button={(button) => (
        <IconButton
          {...button}
          label={t('cabinet.actions', { name: customerName || email })}
          icon={<Icon of={Ellipsis} size={22} />}
        />
      )}
    >
      {usable && (
        <MenuItem icon={Link2} onSelect={() => onOpen('link')}>
          {t('cabinet.link.open')}
        </MenuItem>
      )}
      <MenuItem icon={Send} inactive={resend.isPending} onSelect={() => resend.mutate({ body: { id } })}>
        {t('cabinet.resend.open')}
      </MenuItem>
      {usable && (
        <>
          <MenuLine />
          <MenuItem icon={Ban} onSelect={() => onOpen('revoke')}>
            {t('cabinet.revoke.open')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
