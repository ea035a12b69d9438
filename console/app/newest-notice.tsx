import { useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * What came of the last press, at the top, where no bar of actions stands. It takes the place of what is still shown of the press
 * before: react-admin alone would let each notice wait until the one before it has gone.
 */
export function NewestNotice() {
  const { notifications } = useNotificationContext();
  const [seen, setSeen] = useState(notifications);
  const [round, setRound] = useState(0);
  if (notifications !== seen) {
    setSeen(notifications);
    // A new component shows at once what waits.
    if (notifications.length > 0) setRound(round + 1);
  }
  return <Notification key={round} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />;
}
