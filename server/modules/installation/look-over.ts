import type { CallAnswer } from '../../../contract/call.ts';
import type { getInstallation } from '../../../contract/installation.ts';
import { type NotedCopy, readCopies } from '../../infra/backup/index.ts';
import type { Db } from '../../infra/database/index.ts';
import { checksOfPortal, type Finding, type NamedCheck, runCheck, unknown } from '../../infra/doctor/index.ts';
import type { Settings } from '../../infra/settings/index.ts';
import type { Outbox } from '../mail/index.ts';
import { judgeLetters } from './judge-letters.ts';

type LookedOver = CallAnswer<typeof getInstallation>;

/** What the screen «Состояние» needs. */
export interface InstallationNeeds {
  db: Db;
  settings: Settings;
  mailCounts: Outbox['counts'];
  build: LookedOver['build'];
}

/** A browser waits for 15 seconds. */
const checkWithinMs = 12_000;

/**
 * Everything the doctor can look at while the portal runs, the worst first (spec: installation.state). However many ask, one
 * look is under way at a time: it knocks at the mail server and at the portal's own address.
 */
export function createLookOver(needs: InstallationNeeds): () => Promise<LookedOver> {
  let underWay: Promise<LookedOver> | undefined;
  return () => {
    underWay ??= lookOver(needs).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

async function lookOver({ db, settings, mailCounts, build }: InstallationNeeds): Promise<LookedOver> {
  const installation = { settings, database: { db } };
  const checks: readonly NamedCheck[] = [
    ...checksOfPortal,
    { title: 'Письма', check: async () => judgeLetters(await mailCounts()) },
  ];
  const found = await Promise.all(
    checks.map(async (each) => {
      const findings = await inTime(runCheck(each, installation));
      return findings.map(({ state, says, next = null }) => ({ title: each.title, state, says, next }));
    }),
  );
  const { made, tried } = await readCopies(db);
  return {
    checkedAt: new Date().toISOString(),
    findings: found.flat().sort((one, other) => worst.indexOf(one.state) - worst.indexOf(other.state)),
    copies: { made: inAnswer(made), tried: inAnswer(tried) },
    build,
  };
}

const worst: readonly Finding['state'][] = ['wrong', 'unknown', 'well'];

const inAnswer = (copy: NotedCopy | undefined) =>
  copy
    ? { at: copy.at.toISOString(), file: copy.file, machine: copy.machine, bytes: copy.bytes, failure: copy.failure }
    : null;

async function inTime(findings: Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  const { promise: tooLate, resolve } = Promise.withResolvers<readonly Finding[]>();
  const timer = setTimeout(
    () => resolve([unknown('Проверка не закончилась за 12 секунд', 'Повторите её или выполните npm run doctor.')]),
    checkWithinMs,
  );
  try {
    return await Promise.race([findings, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
