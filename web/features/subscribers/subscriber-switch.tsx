import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '../../../contract/identity.ts';
import { selectSubscriber } from '../../../contract/subscribers.ts';
import { request } from '../../app/calls/api.ts';
import { isAbsent, messageOf } from '../../app/calls/call-failure.ts';
import { refreshPerson, refreshPersonQuietly, sessionState } from '../../app/session/index.ts';

import { SelectField, useToast } from '../../ui/index.ts';
import './words.ts';

/** Makes another of the person's subscribers the current one, in every tab. */
export function useSelectSubscriber() {
  const { t } = useTranslation('subscribers');
  const showToast = useToast();
  return useMutation({
    mutationFn: async (id: string) => {
      await request(selectSubscriber, { body: { id } });
      await refreshPerson();
    },
    // Where the header has no room for the current one, nothing else shows the change.
    onSuccess: () => {
      const name = sessionState().user?.subscribers[0]?.name;
      if (name) showToast({ text: t('switched', { name }) });
    },
    onError: (error) => {
      showToast({ kind: 'error', text: messageOf(error, t('switchFailed')) });
      // The person was removed from that organisation meanwhile, so the list is fetched again.
      if (isAbsent(error)) refreshPersonQuietly();
    },
  });
}

/** The switch in the sheet of small screens; nothing for a person of one subscriber. */
export function SubscriberSwitch({ user }: { user: UserInfo }) {
  const { t } = useTranslation('subscribers');
  const select = useSelectSubscriber();
  if (user.subscribers.length < 2) return null;
  return (
    <SelectField
      label={t('choose')}
      value={user.subscribers[0]?.id}
      disabled={select.isPending}
      onChange={({ currentTarget }) => {
        select.mutate(currentTarget.value);
        // What becomes of it is said on the page, above which the sheet lies.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {user.subscribers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
