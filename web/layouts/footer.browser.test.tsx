import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json, openSite, settings } from '../app/testing/open-site.tsx';

const support = page.getByRole('contentinfo').getByRole('heading', { name: /^Поддержка/ });

it.each([
  ['phones', { supportMailto: '' }],
  ['a mailbox', { phoneNumber: '' }],
])('the footer has a heading over %s', async (_, given) => {
  answerCalls({ '/api/v1/site/settings': () => json({ ...settings, ...given }) });
  await openSite('/about');
  await expect.element(support).toBeVisible();
});

it('the footer has no heading over nothing', async () => {
  answerCalls({ '/api/v1/site/settings': () => json({ ...settings, phoneNumber: '', supportMailto: '' }) });
  await openSite('/about');
  await expect.element(page.getByRole('contentinfo').getByRole('heading', { name: 'Решения' })).toBeVisible();
  await expect.element(support).not.toBeInTheDocument();
});
