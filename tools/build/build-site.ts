import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { compressAssets } from './compress-assets.ts';
import { rememberInputs } from './remember-inputs.ts';
import {
  hashContents,
  hashListing,
  listInputsBesideSources,
  parts,
  readStamp,
  removeStamp,
  writeStamp,
} from './stamp.ts';

/**
 * Builds the browser's and the server's bundle beside the old ones and puts them in their place only when both are
 * whole. The assets of the build before stay for tabs that are still open. The entries are in vite.config.ts, which
 * requires the project's folder as the current one.
 */
export async function buildSite(root: string): Promise<void> {
  const dist = path.join(root, 'dist');
  const read = new Set<string>();
  const plugins = [rememberInputs(root, read)];
  // Before the build, so that a source changed during it makes the build stale.
  const before = { listing: hashListing(root), contents: hashContents(root) };
  removeRemains(dist);
  const draft = path.join(dist, `.draft-${process.pid}`);
  try {
    const shared = { configFile: path.join(root, 'vite.config.ts'), logLevel: 'warn', plugins } as const;
    await build({ ...shared, build: { outDir: path.join(draft, 'client'), emptyOutDir: true } });
    await build({ ...shared, build: { ssr: true, outDir: path.join(draft, 'server'), emptyOutDir: true } });
    await buildConsole(root, path.join(draft, 'console'), plugins);
    compressAssets(path.join(draft, 'client', 'assets'));
    compressAssets(path.join(draft, 'console', 'assets'));
    const assets = listAssets(path.join(draft, 'client'));
    keepAssetsOfOpenTabs(root, draft, assets);
    const inputs = listInputsBesideSources(root, read);
    const isSameInputs = inputs.join('\n') === (readStamp(root)?.inputs ?? []).join('\n');
    const state = isSameInputs ? before : { listing: hashListing(root, inputs), contents: hashContents(root, inputs) };
    removeStamp(root);
    swap(dist, draft);
    writeStamp(root, { ...state, assets, inputs });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The operator's console has packages and a configuration of its own (decision 0059). */
async function buildConsole(root: string, outDir: string, plugins: Plugin[]): Promise<void> {
  const configFile = path.join(root, 'console', 'vite.config.ts');
  await build({ configFile, logLevel: 'warn', plugins, build: { outDir, emptyOutDir: true } });
}

/** What a killed build left behind. */
function removeRemains(dist: string): void {
  mkdirSync(dist, { recursive: true });
  for (const name of readdirSync(dist)) {
    if (/^\.(draft|old)-/.test(name)) rmSync(path.join(dist, name), { recursive: true, force: true });
  }
}

function listAssets(client: string): string[] {
  const folder = path.join(client, 'assets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Copies the old build's own assets beside the new ones: one generation, so that the folder does not grow for ever. */
function keepAssetsOfOpenTabs(root: string, draft: string, assets: string[]): void {
  const old = path.join(root, 'dist', 'client');
  const own = readStamp(root)?.assets ?? [];
  const isSameBuild = own.join('\n') === assets.join('\n');
  for (const file of isSameBuild ? listAssets(old) : own) {
    const source = path.join(old, 'assets', file);
    const target = path.join(draft, 'client', 'assets', file);
    if (existsSync(source) && !existsSync(target)) cpSync(source, target, { preserveTimestamps: true });
  }
}

function swap(dist: string, draft: string): void {
  const old = path.join(dist, `.old-${process.pid}`);
  mkdirSync(old);
  for (const part of parts) {
    if (existsSync(path.join(dist, part))) renameSync(path.join(dist, part), path.join(old, part));
    renameSync(path.join(draft, part), path.join(dist, part));
  }
  rmSync(old, { recursive: true, force: true });
}
