import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface MissingPackage {
  place: string;
  version: string;
  isDev: boolean;
}

/** Optional packages that a locked package names and that the lockfile does not hold. */
export function listMissing({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !findPlaces(owner, name).some((place) => place in packages))
      .map(([name, version]) => ({ place: `node_modules/${name}`, version, isDev: dev })),
  );
}

/** Where Node would look for the package, from its owner outwards. */
function findPlaces(owner: string, name: string): string[] {
  const parents = owner
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return [
    ...parents.filter((parent) => parent !== '').map((parent) => `${parent}/node_modules/${name}`),
    `node_modules/${name}`,
  ];
}

/** `npm ci` refuses a lockfile that lacks the native parts of another platform, so a clone could not be started. */
export function checkLockfile(root: string): string[] {
  const lockfile: Lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return listMissing(lockfile).map(
    ({ place, version }) => `package-lock.json lacks ${place} ${version}: run node tools/complete-lockfile.ts`,
  );
}
