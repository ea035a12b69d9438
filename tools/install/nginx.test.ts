import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { graceOfProxyMs } from '../../server/infra/http/index.ts';
import { root } from '../root.ts';
import { findProgram } from '../test-programs.ts';

const nginx = findProgram('nginx');
const openssl = findProgram('openssl');
const reason = nginx && openssl ? '' : ' (skipped: nginx or openssl is not installed)';
const sample = readFileSync(path.join(root, 'deploy', 'nginx', 'portal.conf'), 'utf8');

/** What nginx says of a configuration that has the sample as its only server. */
function tryConfiguration(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nginx-'));
  try {
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'portal.key', '-out', 'portal.pem'];
    spawnSync(openssl ?? '', ['req', '-x509', '-subj', '/CN=portal.example.kz', ...key], { cwd: folder });
    const here = text
      .replaceAll('/etc/ssl/', `${folder}/`)
      .replaceAll('/var/log/nginx/', `${folder}/`)
      // Only root may listen below 1024, and not every machine has addresses of the sixth version.
      .replace(/^\s*listen \[::\].*$/gm, '')
      .replace(/listen (80|443)/g, 'listen 127.0.0.1:30$1');
    writeFileSync(path.join(folder, 'portal.conf'), here);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${temporary.join(' ')} include ${folder}/portal.conf; }`;
    writeFileSync(path.join(folder, 'nginx.conf'), main);
    const { status, stderr } = spawnSync(nginx ?? '', ['-t', '-p', folder, '-c', 'nginx.conf'], { encoding: 'utf8' });
    return { status, said: stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sample that the guide points to (spec: installation.proxy-sample). */
describe('the sample for nginx', () => {
  it.skipIf(!nginx || !openssl)(`is understood by nginx${reason}`, () => {
    const { status, said } = tryConfiguration(sample);
    expect(status, said).toBe(0);
    expect(tryConfiguration(sample.replace('proxy_pass', 'proxy_pas')).status).not.toBe(0);
  });

  it('sets the address of the visitor, the host and the number of the request, and appends to none', () => {
    const directives = sample.replace(/^\s*#.*$/gm, '');
    expect(directives).toMatch(/proxy_set_header\s+X-Forwarded-For\s+\$remote_addr;/);
    expect(directives).not.toContain('$proxy_add_x_forwarded_for');
    expect(directives).toMatch(/proxy_set_header\s+Host\s+\$host;/);
    expect(directives).toMatch(/proxy_set_header\s+X-Request-Id\s+\$request_id;/);
    expect(directives).toMatch(/proxy_set_header\s+traceparent\s+"";/);
  });

  it('logs no parameters of an address', () => {
    const [format = ''] = /log_format portal[^;]+;/.exec(sample) ?? [];
    expect(format).toContain('$uri');
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b(?!_)/);
    expect(sample.match(/access_log \S+ portal;/g)).toHaveLength(2);
  });

  it.each(['deploy/nginx/portal.conf', 'tools/proofs/machines/daemons.ts'])(
    'closes idle connections to the portal before a stop does (spec: reliability.graceful-stop): %s',
    (file) => {
      const [, servers = ''] =
        /\bupstream portal \{(.+?)\n *\}/s.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
      const [, seconds] = /^ *keepalive_timeout (\d+)s;/m.exec(servers) ?? [];
      // Half of it is left for a machine that is busy with other things.
      expect(Number(seconds) * 1_000).toBeLessThanOrEqual(graceOfProxyMs / 2);
    },
  );

  it('asks the next process on a 404 of the parts of pages alone', () => {
    const [, assets = ''] = /location \/assets\/ \{([^}]+)\}/.exec(sample) ?? [];
    expect(assets).toContain('http_404');
    expect(sample.match(/^\s+proxy_next_upstream .*http_404/gm)).toHaveLength(1);
    expect(sample).not.toContain('non_idempotent');
  });
});
