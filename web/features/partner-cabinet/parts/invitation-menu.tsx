import { Ban, Link2, Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { type Invitation, invitationGroups, resendInvitation } from '../../../../contract/invitations.ts';
import { adviceOn } from '../../../app/calls/failure-words.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import { useRequestKey } from '../../../app/calls/use-request-key.ts';
import { useLeaveSignedOut } from '../../../app/session/index.ts';
import { ActionsMenu, MenuItem, MenuLine, useToast } from '../../../ui/index.ts';
import '../words.ts';

/** What is done in a dialog. */
export type InvitationAction = 'link' | 'revoke';

interface InvitationMenuProps {
  invitation: Invitation;
  onOpen: (action: InvitationAction) => void;
}

/** What can be done with an invitation; nothing with one that is used or revoked. */
export function InvitationMenu({ invitation: { id, state, customerName, email }, onOpen }: InvitationMenuProps) {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const showToast = useToast();
  const requestKey = useRequestKey();
  const resend = useChange(resendInvitation, {
    onSuccess: () => {
      requestKey.settling.onSuccess();
      showToast({ text: t('resend.done', { email }) });
    },
    onError: (error) => showToast({ kind: 'error', text: adviceOn(error) }),
  });
  useLeaveSignedOut(resend.error);
  const usable = (invitationGroups.waiting as readonly string[]).includes(state);
  if (!usable && state !== 'expired') return null;
  return (
    <ActionsMenu wide label={t('actions', { name: customerName || email })}>
      {usable && (
        <MenuItem icon={Link2} onSelect={() => onOpen('link')}>
          {t('link.open')}
        </MenuItem>
      )}
      <MenuItem
        icon={Send}
        inactive={resend.isPending}
        onSelect={() => resend.mutate({ body: { id, key: requestKey.value } })}
      >
        {t('resend.open')}
      </MenuItem>
      {usable && (
        <>
          <MenuLine />
          <MenuItem icon={Ban} onSelect={() => onOpen('revoke')}>
            {t('revoke.open')}
          </MenuItem>
        </>
      )}
    </ActionsMenu>
  );
}
