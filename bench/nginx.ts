import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, stopProcess } from './portal-process.ts';

const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find(existsSync);

/** An nginx with one worker that serves the given pre-compressed bytes at every address. */
export interface Nginx {
  readonly origin: string;
  readonly workerPid: number;
  stop(): Promise<void>;
}

/** Starts nginx; undefined where it is not installed. */
export async function startNginx(brotliBytes: Buffer): Promise<Nginx | undefined> {
  if (!binary) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const port = await freePort();
  await writeFile(join(folder, 'index.html'), brotliBytes);
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const master: ChildProcess = spawn(binary, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if ((await fetch(origin).catch(() => undefined))?.status) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    workerPid: childOf(master.pid ?? 0),
    stop: async () => {
      await stopProcess(master);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function childOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return Number(children.split(' ')[0]);
}

function configuration(folder: string, port: number): string {
  return `user root; worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; sendfile on; keepalive_requests 10000000; default_type text/html; client_body_temp_path ${folder}/body;
  server { listen 127.0.0.1:${port}; root ${folder}; add_header Content-Encoding br; add_header Cache-Control "public, max-age=0"; } }`;
}
