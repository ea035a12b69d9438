import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Place } from './place.ts';

const ownFile = 'portal.conf';
const passwordFile = 'portal.password';

/**
 * Sizes for one small machine; the log keeps what concerns the server and no statement of the portal
 * (spec: security.logs).
 */
const settings: Record<string, string> = {
  // With half of it a search over 100,000 documents takes a fifth longer (decision 0049).
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  max_connections: '60',
  max_wal_size: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  client_connection_check_interval: '2s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

/** Makes a new cluster read the portal's file after PostgreSQL's own; `ALTER SYSTEM` still has the last word. */
export async function includeOwnFile(cluster: string): Promise<void> {
  await appendFile(path.join(cluster, 'postgresql.conf'), `\ninclude_if_exists = '${ownFile}'\n`);
}

/** Rewrites the portal's file at each start, so that an update of the portal updates its settings. */
export async function writeSettings(cluster: string, place: Place): Promise<void> {
  const isSocket = path.isAbsolute(place.host);
  const all = {
    ...settings,
    port: String(place.port),
    listen_addresses: isSocket ? '' : place.host,
    unix_socket_directories: isSocket ? nameSocketFolder(cluster, place.host) : '',
    unix_socket_permissions: '0700',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replace(/[\\']/g, '\\$&')}'`);
  const text = `# Written by the portal at each start of the server; use ALTER SYSTEM for settings of your own.\n${lines.join('\n')}\n`;
  const draft = path.join(cluster, `${ownFile}.${process.pid}`);
  await writeFile(draft, text, { mode: 0o644 });
  await rename(draft, path.join(cluster, ownFile));
}

/** The server stands in its cluster, so a dot needs no quoting whatever the path holds. */
function nameSocketFolder(cluster: string, folder: string): string {
  return folder === cluster ? '.' : `"${folder.replaceAll('"', '""')}"`;
}

/** Keeps the password of a cluster that listens on loopback. */
export async function savePassword(cluster: string, password: string): Promise<void> {
  await writeFile(path.join(cluster, passwordFile), password, { mode: 0o600 });
}

/** The password of the cluster, or undefined where the private socket needs none. */
export async function readPassword(cluster: string): Promise<string | undefined> {
  return readFile(path.join(cluster, passwordFile), 'utf8').catch(() => undefined);
}
