import type { Connection } from './connection.ts';
import { clientOptions } from './database.ts';
import { PortalClient } from './portal-client.ts';
import { isReadOnly } from './writing-host.ts';

interface Listener {
  close(): Promise<void>;
}

const retryMs = 500;
/** A server that vanished without a word, or became a replica, is noticed by asking it. */
const askEveryMs = 10_000;

/**
 * Listens to NOTIFY of a channel on a connection of its own and reconnects by itself. `onReconnect` runs after each
 * (re)connection, because notifications in between are lost.
 */
export async function listen(
  connection: Connection,
  channel: string,
  onNotification: (payload: string) => void,
  onReconnect: () => void,
): Promise<Listener> {
  const options = { ...clientOptions(connection), statement_timeout: 0 };
  let client: PortalClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const later = () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(connect, retryMs);
  };
  async function connect() {
    const fresh = new PortalClient(options);
    let isLost = false;
    // Once per connection: a late event of a lost connection must not open a second one beside its successor.
    const lose = () => {
      if (isLost) return;
      isLost = true;
      void fresh.end().catch(() => undefined);
      later();
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', (message) => onNotification(message.payload ?? ''));
    const ask = () => {
      if (closed || isLost) return;
      isReadOnly(fresh).then((isReplica) => (isReplica ? lose() : setTimeout(ask, askEveryMs).unref()), lose);
    };
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      if (closed) return await fresh.end();
      client = fresh;
      setTimeout(ask, askEveryMs).unref();
      onReconnect();
    } catch {
      lose();
    }
  }
  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
