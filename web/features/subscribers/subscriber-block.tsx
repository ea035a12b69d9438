import Building2 from 'lucide-react/icons/building-2';
import type { UserInfo } from '../../../contract/identity.ts';
import { t } from '../../app/i18n.ts';
import { pathTo } from '../../routes.tsx';
import { Icon, UiLink } from '../../ui/index.ts';

const absent = '-';

/** The current subscriber's name and code, leading to the subscriptions; «-» where absent, such a code is hidden. */
export function SubscriberBlock({ user }: { user: UserInfo }) {
  const name = user.subscribers[0]?.name || absent;
  const code = user.subscribers[0]?.code || absent;
  return (
    <UiLink href={pathTo('subscriptions')} className="subscriber">
      <Icon of={Building2} />
      <span className="subscriber-words">
        <span className="visually-hidden">{t('shell.subscriberLink')} </span>
        <b title={name}>{name}</b>
        {code !== absent && <span>{t('shell.subscriberCode', { code })}</span>}
      </span>
    </UiLink>
  );
}
