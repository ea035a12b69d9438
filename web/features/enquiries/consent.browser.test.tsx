import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json, openSite, settings } from '../../app/testing/open-site.tsx';

const specified =
  'Даю согласие на обработку моих данных для ответа на вопрос. Как мы с ними обращаемся, объясняет пользовательское соглашение';

it.each([
  [null, specified],
  ['Согласен, чтобы мне перезвонили.', 'Согласен, чтобы мне перезвонили. Пользовательское соглашение'],
  ['Согласен, чтобы мне перезвонили', 'Согласен, чтобы мне перезвонили. Пользовательское соглашение'],
])('with the consent %s the link to the agreement is a part of it', async (enquiry, words) => {
  answerCalls({ '/api/v1/site/settings': () => json({ ...settings, consents: { enquiry, news: null } }) });
  await openSite('/about');
  const consent = page.getByRole('checkbox', { name: /соглас/i });
  await expect.element(consent).toBeInTheDocument();
  const label = consent.element().closest('label')?.textContent?.replaceAll('\u00a0', ' ');
  expect(label).toContain(words);
});
