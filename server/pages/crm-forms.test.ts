import { afterEach, describe, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';

const environment = {
  CRM_FORM_LOADER_URL: 'https://crm.example.kz/forms/loader_{id}.js',
  CRM_FORM_HOSTS: 'api.crm.example.kz, *.cdn.example.kz',
};

let test: TestPortal;
afterEach(() => test.close());

describe('the frame of a foreign form', () => {
  it.each(['13', '433'])('of number %s has a policy of its own and a sandbox', async (id) => {
    test = await createTestPortal({ environment });
    const answer = await test.get(`/crm-form/${id}`);
    expect(answer.statusCode).toBe(200);
    const policy = String(answer.headers['content-security-policy']);
    const directives = Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line]));
    const hosts = 'https://crm.example.kz https://api.crm.example.kz https://*.cdn.example.kz';
    expect(directives).toMatchObject({
      'default-src': "default-src 'none'",
      'script-src': expect.stringMatching(/^script-src 'sha256-[\w+/=]+' https/),
      'connect-src': `connect-src ${hosts}`,
      'form-action': `form-action ${hosts}`,
      'frame-ancestors': "frame-ancestors 'self'",
      sandbox: 'sandbox allow-scripts allow-forms allow-popups',
    });
    expect(directives['script-src']).not.toContain("'unsafe-inline'");
    expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toContain(`data-loader="https://crm.example.kz/forms/loader_${id}.js"`);
    expect(answer.body).toContain('tel:+77172000018');
  });

  it('is on the two pages alone, and their own policy lets no foreign host in', async () => {
    test = await createTestPortal({ environment });
    for (const path of ['/', '/about']) {
      const answer = await test.get(path);
      // Its address comes with the scripts, which it needs itself.
      expect(answer.body).toMatch(/<iframe(?![^>]* src=)[^>]*sandbox="allow-scripts allow-forms allow-popups"/);
      expect(answer.headers['content-security-policy']).not.toContain('crm.example.kz');
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
    for (const path of ['/solutions', '/news', '/login']) expect((await test.get(path)).body).not.toContain('<iframe');
  });

  it('is absent for other numbers, and altogether without a loader', async () => {
    test = await createTestPortal({ environment });
    for (const id of ['14', '0433', '13x', '%20']) expect((await test.get(`/crm-form/${id}`)).statusCode).toBe(404);
    await test.close();
    test = await createTestPortal();
    expect((await test.get('/crm-form/13')).statusCode).toBe(404);
    expect((await test.get('/about')).body).not.toContain('<iframe');
  });
});
