import { useRef } from 'react';
import { type RaRecord, useNotify, useRedirect, useTranslate } from 'react-admin';

interface AfterSaving {
  resource: string;
  /** What the notice says. */
  done: 'created' | 'updated';
  redirect: 'show' | 'list';
}

/**
 * What follows a save of a form of the library: the notice, and the way on. Whoever has gone elsewhere before the answer came stays
 * there, with what they type there.
 */
export function useAfterSaving({ resource, done, redirect }: AfterSaving) {
  const translate = useTranslate();
  const notify = useNotify();
  const goTo = useRedirect();
  const pressedAt = useRef('');
  return {
    /** To be called when the form is sent. */
    notePress: () => {
      pressedAt.current = window.location.pathname;
    },
    onSuccess: (record: RaRecord) => {
      const said = translate(`ra.notification.${done}`, { smart_count: 1 });
      notify(`resources.${resource}.notifications.${done}`, { messageArgs: { smart_count: 1, _: said } });
      if (window.location.pathname === pressedAt.current) goTo(redirect, resource, record.id, record);
    },
  };
}
