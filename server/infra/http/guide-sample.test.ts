import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The sample of nginx in the operator's guide, as it will be copied. */
const guide = await readFile(new URL('../../../docs/operator-guide.md', import.meta.url), 'utf8');
const sample = /```nginx\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';

test('the guide’s proxy says where a request comes from, whatever the visitor says', () => {
  expect(sample).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(sample).not.toContain('$proxy_add_x_forwarded_for');
  expect(sample).toContain('proxy_set_header Host $host;');
});

test('the guide’s proxy logs no arguments and no referring address', () => {
  const format = /log_format (\w+) '([^']*)'/.exec(sample);
  expect(sample).toMatch(new RegExp(`access_log \\S+ ${format?.[1]};`));
  const logged = format?.[2]?.match(/\$\w+/g) ?? [];
  expect(logged).toContain('$uri');
  for (const name of ['$request', '$request_uri', '$args', '$query_string', '$http_referer'])
    expect(logged).not.toContain(name);
});
