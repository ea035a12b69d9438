import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listImported } from './list-imported.ts';

/** The commands of package.json that are called on an installed portal. What else is there is for development. */
export const operatorCommands = [
  'operator',
  'partner',
  'logins',
  'mailboxes',
  'migrate',
  'doctor',
  'backup',
  'restore',
  'move',
  'content',
];

const folders = ['contract', 'server', 'content', 'dist', 'deploy'];
const files = ['package.json', 'package-lock.json', '.npmrc', '.env.example'];
const onlyForTests = /\.test\.tsx?$|\/testing(\/|$)|^server\/(faults|every-call)(\/|$)|\/\.(draft|old)-/;

/** Copies what an installed portal consists of, without its packages: no sources of the pages, no tests, no documents. */
export function copyApplication(root: string, application: string): void {
  const isWanted = (source: string) => !onlyForTests.test(path.relative(root, source).replaceAll('\\', '/'));
  for (const name of [...folders, ...files, ...listTools(root)])
    cpSync(path.join(root, name), path.join(application, name), { recursive: true, filter: isWanted });
}

/** The files of the operator's commands, those of the health check included, and all that they import from tools/. */
export function listTools(root: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const entries = operatorCommands
    .map((name) => /^node (tools\/\S+)/.exec(scripts[name] ?? '')?.[1])
    .filter((file) => file !== undefined);
  return listImported(root, [...entries, 'tools/health.ts']).filter((file) => file.startsWith('tools/'));
}
