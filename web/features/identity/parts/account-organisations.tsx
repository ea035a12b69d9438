import { Building2, Check } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../../../contract/identity.ts';
import { compareNames } from '../../../../contract/name-order.ts';

import { Button, EmptyState, Icon, PageSection, Row, RowList, RowWords, Tag, useToast } from '../../../ui/index.ts';
import { useSelectSubscriber } from '../../subscribers/index.ts';
import '../words.ts';
import styles from './account-organisations.module.css';

/** The person's organisations; any of them can be made the current one. */
export function AccountOrganisations({ subscribers }: { subscribers: UserInfo['subscribers'] }) {
  const { t } = useTranslation(['identity', 'start']);
  const select = useSelectSubscriber();
  const showToast = useToast();
  const heading = useRef<HTMLHeadingElement | null>(null);
  const choose = (id: string, name: string) => {
    if (select.isPending) return;
    select.mutate(id, {
      onSuccess: () => {
        // The pressed button is about to be replaced by a mark.
        heading.current?.focus({ preventScroll: true });
        showToast({ text: t('account.organisations.selected', { name }) });
      },
    });
  };
  const title = t('account.organisations.title');
  if (subscribers.length === 0) return <NoOrganisations />;
  const isCurrent = (id: string) => id === subscribers[0]?.id;
  // The server puts the current one first; here they are sorted by name, so that a press does not move the rows.
  const rows = [...subscribers].sort((one, other) => compareNames(one.name, other.name) || compare(one, other));
  return (
    <PageSection
      title={title}
      text={subscribers.length > 1 ? t('account.organisations.text') : undefined}
      headingRef={heading}
    >
      <RowList>
        {rows.map(({ id, name, code }) => (
          <Row key={id}>
            <Icon of={Building2} />
            <RowWords>
              <b className="given-name">{name}</b>
              {code && <span className="num">{t('start:shell.subscriberCode', { code })}</span>}
            </RowWords>
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
          </Row>
        ))}
      </RowList>
    </PageSection>
  );
}

const compare = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

function NoOrganisations() {
  const { t } = useTranslation('identity');
  return (
    <PageSection title={t('account.organisations.title')}>
      <RowList as="div" className={styles.empty}>
        <EmptyState
          headingLevel={3}
          title={t('account.organisations.emptyTitle')}
          text={t('account.organisations.emptyText')}
        />
      </RowList>
    </PageSection>
  );
}
