import { Ban, Check, Clock, ClockAlert, MailCheck, MailOpen, MailX, Send } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '../../../../contract/invitations.ts';
import { invitationStateWords } from '../../../../contract/invitations.words.ts';
import { useToday } from '../../../app/calls/server-clock.ts';
import { dayInAlmaty, daysBetween } from '../../../app/words/dates.ts';

import { Tag } from '../../../ui/index.ts';
import '../words.ts';

const looks = {
  queued: { icon: Send, kind: 'neutral' },
  sent: { icon: MailCheck, kind: 'neutral' },
  opened: { icon: MailOpen, kind: 'neutral' },
  bounced: { icon: MailX, kind: 'danger' },
  used: { icon: Check, kind: 'accent' },
  expired: { icon: Clock, kind: 'neutral' },
  revoked: { icon: Ban, kind: 'neutral' },
} as const;

interface InvitationStateProps {
  invitation: Pick<Invitation, 'state' | 'expiresAt'>;
  /** What the states are called where they are not a customer's. */
  words?: typeof invitationStateWords;
}

/** Where the invitation stands, in a tag; amber on its last days. */
export function InvitationState({ invitation, words = invitationStateWords }: InvitationStateProps) {
  const { t } = useTranslation('partner-cabinet');
  const today = useToday();
  const { state, expiresAt } = invitation;
  const { icon, kind } = looks[state];
  const daysLeft = daysBetween(today, dayInAlmaty(new Date(expiresAt)));
  if ((state === 'sent' || state === 'opened') && daysLeft <= 1) {
    return (
      <Tag kind="warn" icon={ClockAlert}>
        {t(daysLeft < 1 ? 'endsToday' : 'endsTomorrow')}
      </Tag>
    );
  }
  return (
    <Tag kind={kind} icon={icon}>
      {words[state]}
    </Tag>
  );
}
