import { Building2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../../contract/identity.ts';

import { pathTo } from '../../routes.ts';
import { Icon, UiLink } from '../../ui/index.ts';
import styles from './subscriber-block.module.css';

const absent = '-';

/** The current subscriber's name and code, leading to the subscriptions; «-» where absent, such a code is hidden. */
export function SubscriberBlock({ user }: { user: UserInfo }) {
  const { t } = useTranslation();
  const name = user.subscribers[0]?.name || absent;
  const code = user.subscribers[0]?.code || absent;
  return (
    <UiLink href={pathTo('subscriptions')} className={styles.block}>
      <Icon of={Building2} />
      <span className={styles.words}>
        <span className="visually-hidden">{t('shell.subscriberLink')} </span>
        <b title={name}>{name}</b>
        {code !== absent && <span>{t('shell.subscriberCode', { code })}</span>}
      </span>
    </UiLink>
  );
}
