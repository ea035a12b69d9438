import { useRef } from 'react';
import { type HttpError, type RaRecord, useNotify, useRedirect, useTranslate } from 'react-admin';
import { type Begun, useBegunHere } from './begun-here.ts';

interface AfterSaving {
  resource: string;
  /** What the notice says. */
  done: 'created' | 'updated';
  redirect: 'show' | 'list';
}

/**
 * What follows a save of a form of the library: the notice, and the way on. Whoever has gone elsewhere before the answer came stays
 * there, with what they type there, and is told of a failure as well.
 */
export function useAfterSaving({ resource, done, redirect }: AfterSaving) {
  const translate = useTranslate();
  const notify = useNotify();
  const goTo = useRedirect();
  const begin = useBegunHere();
  const save = useRef<Begun>(undefined);
  return {
    /** To be called when the form is sent. */
    notePress: () => {
      save.current = begin();
    },
    onSuccess: (record: RaRecord) => {
      const said = translate(`ra.notification.${done}`, { smart_count: 1 });
      notify(`resources.${resource}.notifications.${done}`, { messageArgs: { smart_count: 1, _: said } });
      if (save.current?.isLeft() === false) goTo(redirect, resource, record.id, record);
    },
    /** What the form of a new record shows, or any form shows of itself as a whole, is not told twice. */
    onError: (error: Error) => {
      const { errors = {} } = (error as HttpError).body ?? {};
      const isShown = done === 'created' ? Object.keys(errors).length > 0 : Boolean(errors.root);
      if (save.current?.isLeft() || !isShown) save.current?.tell(error);
    },
  };
}
