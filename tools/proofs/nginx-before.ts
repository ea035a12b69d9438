import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The proxy as the operator's guide has it: what one process has no file of, the next one is asked for. */
export async function startNginxBefore(port: number, processes: readonly number[]): Promise<{ stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${folder}/${one};`,
  );
  const servers = processes.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join(' ');
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 512; }
http { access_log off; ${places.join(' ')}
  upstream portal { ${servers} }
  server { listen 127.0.0.1:${port};
    proxy_set_header Host $http_host;
    location / { proxy_pass http://portal; proxy_next_upstream error; }
    location /assets/ { proxy_pass http://portal; proxy_next_upstream error http_404; } } }`,
  );
  const nginx = spawn('/usr/sbin/nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    stop: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
