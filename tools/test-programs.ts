import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, isDebianRoot, unpackFromDebian } from './debian-packages.ts';
import { root } from './root.ts';

/** Where Debian has a program, and what goes unproved without it. */
interface Program {
  debianPackage: string;
  /** Taken out of the package, which installed would start a service. */
  member?: string;
  unproved: string;
}

const programs = {
  bwrap: { debianPackage: 'bubblewrap', unproved: 'an installed portal on a read-only tree' },
  faketime: { debianPackage: 'faketime', unproved: 'a clock that is wrong' },
  nginx: { debianPackage: 'nginx', member: './usr/sbin/nginx', unproved: 'the sample for nginx' },
  openssl: { debianPackage: 'openssl', unproved: 'what is said of certificates, and the sample for nginx' },
  promtool: { debianPackage: 'prometheus', member: './usr/bin/promtool', unproved: 'the alert rules' },
  'systemd-analyze': { debianPackage: 'systemd', unproved: 'the units of systemd' },
} satisfies Record<string, Program>;

/** A program that tests try the project's files with. */
export type ProgramName = keyof typeof programs;

const unpacked = path.join(root, '.cache', 'programs');

/** Path of a program that tests use; undefined where there is none, and the test is skipped. */
export function findProgram(name: ProgramName): string | undefined {
  if (process.platform !== 'linux') return undefined;
  const { member }: Program = programs[name];
  const { PATH: searched = '' } = process.env;
  const folders = [...searched.split(path.delimiter), '/usr/sbin', '/usr/bin'].filter((folder) => folder !== '');
  const files = folders.map((folder) => path.join(folder, name));
  return [...files, ...(member ? [path.join(unpacked, member)] : [])].find((file) => existsSync(file));
}

/** Gets the programs from Debian where that is possible; says of each that is still missing what goes unproved. */
export function ensurePrograms(): void {
  const missing = () => Object.entries<Program>(programs).filter(([name]) => !findProgram(name as ProgramName));
  const wanted = missing();
  if (wanted.length === 0) return;
  console.log(`Fetching programs for the tests: ${wanted.map(([name]) => name).join(', ')}…`);
  const installed = wanted.filter(([, { member }]) => !member).map(([, { debianPackage }]) => debianPackage);
  if (installed.length > 0 && isDebianRoot()) installFromDebian(...installed);
  for (const [, { debianPackage, member }] of wanted) if (member) unpackFromDebian(debianPackage, member, unpacked);
  for (const [name, { debianPackage, unproved }] of missing())
    console.log(`UNPROVED: ${unproved}. ${name} is not here (Debian's package ${debianPackage}).`);
}
