import { Ban, Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import { colleagueInvitationWords } from '../../../../contract/invitations.words.ts';
import {
  type MemberInvitation,
  resendMemberInvitation,
  revokeMemberInvitation,
} from '../../../../contract/invitations-colleagues.ts';
import { adviceOn } from '../../../app/calls/failure-words.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import { useRequestKey } from '../../../app/calls/use-request-key.ts';
import { dayInAlmaty, formatDay } from '../../../app/words/dates.ts';

import { ActionsMenu, MenuItem, Row, RowWords, useToast } from '../../../ui/index.ts';
import { InvitationState } from '../../partner-cabinet/index.ts';
import { membersQueries } from '../queries.ts';
import '../words.ts';
import styles from './member-row.module.css';

interface InvitationRowProps {
  subscriberId: string;
  invitation: MemberInvitation;
  /** Moves the focus when the row's menu is about to disappear. */
  focusHeading: () => void;
}

const dayOf = (iso: string) => formatDay(dayInAlmaty(new Date(iso)));

/** One invitation: for whom, as what, until when, and how it stands. */
export function InvitationRow(props: InvitationRowProps) {
  const { t } = useTranslation('members');
  const { invitation } = props;
  const { email, role, state, createdAt, expiresAt } = invitation;
  const ended = state === 'used' || state === 'revoked';
  const day = dayOf(ended ? createdAt : expiresAt);
  return (
    <Row className={styles.row}>
      <RowWords>
        <b className="given-name">{email}</b>
        <span>{t(ended ? 'invitationEnded' : 'invitationFacts', { role: t(`roles.${role}`), day })}</span>
      </RowWords>
      <InvitationState invitation={invitation} words={colleagueInvitationWords} />
      <div className={styles.menu}>
        <InvitationMenu {...props} />
      </div>
    </Row>
  );
}

function InvitationMenu({ subscriberId, invitation, focusHeading }: InvitationRowProps) {
  const { t } = useTranslation(['members', 'start']);
  const { id, email, mayResend, mayRevoke } = invitation;
  const showToast = useToast();
  const changes = membersQueries.everything(subscriberId);
  const onError = (error: Error) => showToast({ kind: 'error', text: adviceOn(error) });
  const requestKey = useRequestKey();
  const resend = useChange(resendMemberInvitation, {
    changes,
    onSuccess: () => {
      requestKey.settling.onSuccess();
      showToast({ text: t('resent', { email }) });
    },
    onError,
  });
  const revoke = useChange(revokeMemberInvitation, {
    changes,
    onSuccess: () => {
      focusHeading();
      showToast({ text: t('revoked', { email }) });
    },
    onError,
  });
  if (!mayResend && !mayRevoke) return null;
  return (
    <ActionsMenu wide label={t('actions', { name: email })}>
      {mayResend && (
        <MenuItem
          icon={Send}
          inactive={resend.isPending}
          onSelect={() => resend.mutate({ body: { id, key: requestKey.value } })}
        >
          {t('resend')}
        </MenuItem>
      )}
      {mayRevoke && (
        <MenuItem icon={Ban} inactive={revoke.isPending} onSelect={() => revoke.mutate({ body: { id } })}>
          {t('revoke')}
        </MenuItem>
      )}
    </ActionsMenu>
  );
}
