import { useTranslate } from 'react-admin';

/** Asks as when the tab is closed: the end of a session is no way of the router, which would ask by itself. */
export function useMayLeave(): () => boolean {
  const translate = useTranslate();
  return () => {
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    return !leaving.defaultPrevented || window.confirm(translate('ra.message.unsaved_changes'));
  };
}
