import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asOrdinaryUser, type Postgres } from './postgres.ts';

/** A program that runs until it is told to stop. */
export interface Daemon {
  stop(): Promise<void>;
}

function startDaemon(folder: string, program: string, args: string[], signal: NodeJS.Signals): Daemon {
  const output = openSync(path.join(folder, `${path.basename(program)}.out`), 'a');
  const child: ChildProcess = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', output, output],
    ...asOrdinaryUser,
  });
  const ended = once(child, 'exit');
  return {
    stop: async () => {
      child.kill(signal);
      await ended;
    },
  };
}

/** PgBouncer 1.18 in transaction mode before one server, with the settings of the guide. */
export function startPgBouncer(folder: string, port: number, server: Postgres): Daemon {
  const file = path.join(folder, `pgbouncer-${port}.ini`);
  writeFileSync(path.join(folder, 'users.txt'), '"portal" ""\n');
  writeFileSync(
    file,
    `[databases]
portal = host=127.0.0.1 port=${server.port} dbname=portal connect_query='set statement_timeout = 3000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
query_timeout = 6
idle_transaction_timeout = 12
server_login_retry = 1
server_connect_timeout = 2
`,
  );
  return startDaemon(folder, '/usr/sbin/pgbouncer', [file], 'SIGINT');
}

interface Proxies {
  port: number;
  forgetfulPort: number;
  portals: readonly number[];
}

/** nginx as the guide has it, and a server beside it that tells the portal nothing of its visitors. */
export function startNginx(folder: string, { port, forgetfulPort, portals }: Proxies): Daemon {
  const servers = portals.map((one) => `    server 127.0.0.1:${one} max_fails=0;`).join('\n');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
events { worker_connections 2000; }
http {
  log_format portal '$remote_addr [$time_iso8601] $request_method $uri $status $upstream_addr';
  access_log ${folder}/nginx-access.log portal;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  keepalive_requests 100000;
  upstream portal {
    zone portal 64k;
${servers}
    keepalive 32;
    keepalive_timeout 5s;
  }
  server {
    listen 127.0.0.1:${port};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_connect_timeout 1s;
    proxy_next_upstream error timeout;
    location = /metrics { return 404; }
    location / { proxy_pass http://portal; }
    location /assets/ {
      proxy_next_upstream error timeout http_404;
      proxy_pass http://portal;
    }
  }
  server {
    listen 127.0.0.1:${forgetfulPort};
    # Without the name the portal would refuse every page.
    proxy_set_header Host $http_host;
    location / { proxy_pass http://portal; }
  }
}
`,
  );
  return startDaemon(folder, '/usr/sbin/nginx', ['-e', `${folder}/nginx-error.log`, '-c', file], 'SIGTERM');
}
