import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Holds an abstract socket name that the kernel frees when the process dies: only one process at a time looks at the
 * lock files of a cluster and starts its server. Null while another holds it. On other systems than Linux PostgreSQL's
 * own lock file has to be enough.
 */
export function tryStartMutex(cluster: string): Promise<(() => void) | null> {
  if (process.platform !== 'linux') return Promise.resolve(() => undefined);
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 24);
  return new Promise((resolve, reject) => {
    const holder = createServer();
    holder.unref();
    holder.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    holder.listen(`\0schety-start-${name}`, () => resolve(() => holder.close()));
  });
}
