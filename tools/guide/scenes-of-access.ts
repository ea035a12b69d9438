import type { Page } from '@playwright/test';
import { button, openDialog, type Scene } from './scene.ts';

/** A key and codes of nobody: real ones are drawn anew each time. */
const key = 'KZ2UY3DPNZSW4YLTNFZXIZLS';
const uri = `otpauth://totp/%D0%A1%D1%87%D1%91%D1%82%D1%8B:operator?secret=${key}&issuer=%D0%A1%D1%87%D1%91%D1%82%D1%8B`;
const recoveryCodes = [
  ...['3F7K-9QXM-2T8D', 'H6VN-4CWR-8YJB', 'PZ5T-7GKA-1MXE', 'R8QD-2HJV-6NWC', 'T4YB-9EFP-3KZG'],
  ...['V1MX-5RWT-7DHQ', 'W9GC-6KNE-4PJY', 'X2JH-8VBA-5TQR', 'Y7DP-3ZMF-9CKW', 'B5EN-1QGT-6XVH'],
];

const answerWith = (page: Page, address: string, json: object, status = 200) =>
  page.route(address, (route) => route.fulfill({ status, json }));

/** Sign-in by a person whose second factor is asked for. */
const wantsCode = (page: Page) =>
  answerWith(page, '**/service/console/access', {
    ...{ state: 'code', id: '00000000-0000-4000-8000-000000000001', name: 'Ерлан Сатыбаев', role: 'operator' },
    isOwnDemo: false,
  });

const hasSecondFactor = (page: Page) =>
  answerWith(page, '**/service/console/access/own', {
    ...{ login: 'operator', email: 'operator@schety.example', since: '2026-11-02T05:00:00.000Z' },
    ...{ recoveryCodesLeft: 9, isOwnDemo: false },
  });

async function showSetUp(page: Page): Promise<void> {
  await button(page, 'Включить второй шаг').click();
  await button(page, 'Показать QR-код').click();
  await button(page, 'Включить').waitFor();
}

const setUp = async (page: Page) => {
  await answerWith(page, '**/second-factor/begin', { uri, key });
  await answerWith(page, '**/second-factor/confirm', { recoveryCodes });
};

export const scenesOfAccess: readonly Scene[] = [
  { name: 'sign-in', address: '/', isVisitor: true, height: 620 },
  { name: 'sign-in-code', address: '/', isVisitor: true, height: 620, prepare: wantsCode },
  { name: 'second-factor', address: '/access', height: 900, prepare: setUp, act: showSetUp },
  {
    name: 'recovery-codes',
    address: '/access',
    prepare: setUp,
    act: async (page) => {
      await showSetUp(page);
      await page.getByRole('textbox').first().fill('418 306');
      await button(page, 'Включить').click();
      await button(page, 'Скопировать').waitFor();
    },
  },
  { name: 'own-access', address: '/access', prepare: hasSecondFactor },
  {
    name: 'proof',
    address: '/users',
    prepare: (page) =>
      answerWith(
        page,
        '**/end-sessions',
        { code: 'console.prove-again', message: 'Подтвердите, что это вы.', requestId: 'guide' },
        403,
      ),
    act: async (page) => {
      await page.getByRole('row', { name: /novichok/ }).click();
      await openDialog(page, 'Завершить все сеансы');
      await page.getByRole('dialog').getByRole('button', { name: 'Завершить все сеансы' }).click();
      await page.getByRole('heading', { name: 'Подтвердите, что это вы' }).waitFor();
    },
  },
  {
    name: 'phone-menu',
    address: '/enquiries',
    isPhone: true,
    act: async (page) => {
      await page.getByRole('button', { name: /меню/i }).first().click();
    },
  },
];
