import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import type { UserInfo } from '../../../../contract/identity.ts';
import { t } from '../../../app/i18n.ts';
import { Button, EmptyState, Icon, Tag, useToast } from '../../../ui/index.ts';
import { useSelectSubscriber } from '../../subscribers/index.ts';
import { AccountSection } from './account-section.tsx';

/** The person's organisations; any of them can be made the current one. */
export function AccountOrganisations({ subscribers }: { subscribers: UserInfo['subscribers'] }) {
  const select = useSelectSubscriber();
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const choose = (id: string, name: string) => {
    if (select.isPending) return;
    select.mutate(id, {
      onSuccess: () => {
        // The pressed button is about to give way to the mark.
        heading.current?.focus({ preventScroll: true });
        showToast({ text: t('account.organisations.selected', { name }) });
      },
    });
  };
  const title = t('account.organisations.title');
  if (subscribers.length === 0) {
    return (
      <AccountSection title={title}>
        <div className="account-list account-empty">
          <EmptyState
            headingLevel={3}
            title={t('account.organisations.emptyTitle')}
            text={t('account.organisations.emptyText')}
          />
        </div>
      </AccountSection>
    );
  }
  const isCurrent = (id: string) => id === subscribers[0]?.id;
  // The server puts the current one first; here each keeps its place, so that a press does not move the rows.
  const rows = [...subscribers].sort((one, other) => one.name.localeCompare(other.name, 'ru') || compare(one, other));
  return (
    <AccountSection
      title={title}
      text={subscribers.length > 1 ? t('account.organisations.text') : undefined}
      headingRef={heading}
    >
      <ul className="account-list">
        {rows.map(({ id, name, code }) => (
          <li key={id} className="account-row">
            <Icon of={Building2} />
            <div className="account-row-words">
              <b className="given-name">{name}</b>
              {code && <span className="num">{t('shell.subscriberCode', { code })}</span>}
            </div>
            {isCurrent(id) ? (
              <Tag kind="accent" icon={Check}>
                {t('account.organisations.current')}
              </Tag>
            ) : (
              <Button
                size="small"
                variant="tonal"
                busy={select.isPending && select.variables === id}
                busyLabel={t('account.organisations.selecting')}
                aria-label={t('account.organisations.selectOf', { name })}
                onClick={() => choose(id, name)}
              >
                {t('account.organisations.select')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

const compare = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
