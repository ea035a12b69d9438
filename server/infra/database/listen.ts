import pg from 'pg';
import { type Connection, clientOptions } from './database.ts';

interface Listener {
  close(): Promise<void>;
}

const retryMs = 500;

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
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const later = () => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(connect, retryMs);
  };
  async function connect() {
    const fresh = new pg.Client({ ...clientOptions(connection), statement_timeout: 0 });
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
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      if (closed) return await fresh.end();
      client = fresh;
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
