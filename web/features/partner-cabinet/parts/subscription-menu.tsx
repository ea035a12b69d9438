import { Ban, CalendarPlus } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CustomerSubscription } from '../../../../contract/partner-cabinet-customers.ts';
import { hasEnded } from '../../../../contract/subscribers-access.ts';

import { ActionsMenu, MenuItem } from '../../../ui/index.ts';
import '../words.ts';

/** What is done with a subscription in a dialog. */
export type SubscriptionAction = 'extend' | 'close';

interface SubscriptionMenuProps {
  subscription: CustomerSubscription;
  today: string;
  onOpen: (action: SubscriptionAction) => void;
}

/** What can be done with a subscription: an endless one needs no extension, an ended one no closing. */
export function SubscriptionMenu({ subscription, today, onOpen }: SubscriptionMenuProps) {
  const { t } = useTranslation('partner-cabinet');
  return (
    <ActionsMenu wide label={t('customer.subscriptions.actionsOf', { name: subscription.tariffName })}>
      {subscription.dateEnd !== null && (
        <MenuItem icon={CalendarPlus} onSelect={() => onOpen('extend')}>
          {t('customer.extend.open')}
        </MenuItem>
      )}
      {!hasEnded(subscription, today) && (
        <MenuItem icon={Ban} onSelect={() => onOpen('close')}>
          {t('customer.close.open')}
        </MenuItem>
      )}
    </ActionsMenu>
  );
}
