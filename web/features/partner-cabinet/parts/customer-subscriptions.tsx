import { Plus } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerInFull } from '../../../../contract/partner-cabinet-customers.ts';
import { useRequestKey } from '../../../app/calls/use-request-key.ts';

import { Button, EmptyCard, Icon } from '../../../ui/index.ts';
import { AddSubscriptionDialog } from './add-subscription-dialog.tsx';
import { CloseSubscriptionDialog } from './close-subscription-dialog.tsx';
import { ExtendSubscriptionDialog } from './extend-subscription-dialog.tsx';
import { KeptSubscriptions } from './kept-subscriptions.tsx';
import type { SubscriptionAction } from './subscription-menu.tsx';
import '../words.ts';
import customerStyles from '../customer.module.css';

interface Opened {
  action: SubscriptionAction | 'add';
  id?: string;
}

/** The customer's subscriptions and what the partner can do with them. */
export function CustomerSubscriptions({ customer: { id, today, subscriptions } }: { customer: CustomerInFull }) {
  const { t } = useTranslation('partner-cabinet');
  const [opened, setOpened] = useState<Opened | null>(null);
  const requestKey = useRequestKey();
  const close = () => setOpened(null);
  // By its id: after a refused change the dialog stays open with the current subscription.
  const chosen = subscriptions.find((one) => one.id === opened?.id);
  const others = subscriptions.filter((one) => one !== chosen);
  const add = (
    <Button icon={<Icon of={Plus} />} onClick={() => setOpened({ action: 'add' })}>
      {t('customer.add.open')}
    </Button>
  );
  return (
    <section className={customerStyles.section} aria-labelledby="customer-subscriptions">
      <div className={customerStyles.sectionHead}>
        <h2 className="h2" id="customer-subscriptions">
          {t('customer.subscriptions.title')}
        </h2>
        {subscriptions.length > 0 && add}
      </div>
      {subscriptions.length === 0 ? (
        <EmptyCard
          headingLevel={3}
          title={t('customer.subscriptions.none')}
          text={t('customer.subscriptions.noneText')}
          action={add}
        />
      ) : (
        <KeptSubscriptions
          subscriptions={subscriptions}
          today={today}
          onOpen={(action, { id: subscriptionId }) => setOpened({ action, id: subscriptionId })}
        />
      )}
      {opened?.action === 'add' && (
        <AddSubscriptionDialog customerId={id} others={others} today={today} requestKey={requestKey} onClose={close} />
      )}
      {opened?.action === 'extend' && chosen && (
        <ExtendSubscriptionDialog subscription={chosen} others={others} today={today} onClose={close} />
      )}
      {opened?.action === 'close' && chosen && (
        <CloseSubscriptionDialog subscription={chosen} others={others} today={today} onClose={close} />
      )}
    </section>
  );
}
