import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { browserArguments } from '../../e2e/harness/browser-arguments.ts';
import { findFreePort } from '../../e2e/harness/free-port.ts';
import { ensureChromium } from '../chromium.ts';
import { root } from '../root.ts';

const screen = path.join(root, 'web/features/identity/login.screen.tsx');
const sheet = path.join(root, 'web/styles/typography.css');

/** Writes the change, waits until it is seen in the page, and writes the file back as it was. */
async function expectArrival(page: Page, file: string, change: (text: string) => string, seen: () => boolean) {
  const before = readFileSync(file, 'utf8');
  const startedAt = performance.now();
  try {
    writeFileSync(file, change(before));
    await page.waitForFunction(seen);
    console.log(`${path.relative(root, file)}: ${Math.round(performance.now() - startedAt)} ms`);
  } finally {
    writeFileSync(file, before);
  }
  expect(await page.evaluate(() => document.documentElement.dataset.sameDocument)).toBe('yes');
}

test('an edit of a component and of a style arrives in the open page without a reload', async () => {
  const port = await findFreePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-dev-'));
  const child = spawn(process.execPath, [path.join(root, 'tools/dev/dev-server.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    const isReady = async () => (await fetch(`http://localhost:${port}/readyz`).catch(() => undefined))?.status;
    await expect.poll(isReady, { timeout: 400_000 }).toBe(200);
    await page.goto(`http://localhost:${port}/login`);
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1');
      return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber$'));
    });
    await page.evaluate(() => {
      document.documentElement.dataset.sameDocument = 'yes';
    });
    await expectArrival(
      page,
      sheet,
      (text) => `${text}\nh1 { letter-spacing: 7px !important; }\n`,
      () => getComputedStyle(document.querySelector('h1') as Element).letterSpacing === '7px',
    );
    await expectArrival(
      page,
      screen,
      (text) => text.replace('<h1 ', '<h1 data-hot="yes" '),
      () => document.querySelector('h1[data-hot]') !== null,
    );
  } finally {
    await browser.close();
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
