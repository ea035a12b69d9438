import { expect, it } from 'vitest';
import { judgeLetters } from './judge-letters.ts';

it('letters that do not wait are not called sent: without a mail server they stay in the folder', () => {
  const [found] = judgeLetters({ queued: 0, sending: 0, dead: 0, overdueSeconds: 0, hasLastFailed: false });
  expect(found).toMatchObject({ state: 'well', says: 'Отложенных и опаздывающих писем нет' });
});
