import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root as project } from '../root.ts';
import { findTool } from '../tool.ts';
import { type CruisedFile, findFeatureCircles } from './feature-circles.ts';
import { codeFolders, listFiles } from './source-files.ts';

interface Cruise {
  modules: CruisedFile[];
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

/**
 * The imports that break the layers of `.dependency-cruiser.cjs`, each as a line. A file that dependency-cruiser did
 * not see is a problem too: with a parser that it does not know it sees nothing and succeeds.
 */
export function checkLayers(root: string): string[] {
  const sources = listFiles(root, codeFolders).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const folders = [...new Set(sources.map((file) => file.split('/')[0] ?? ''))];
  const { modules, summary } = cruise(root, folders);
  const seen = new Set(modules.map((module) => module.source));
  const unseen = sources
    .filter((file) => !seen.has(file))
    .map((file) => `${file}: dependency-cruiser did not see this file`);
  const comments = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  const broken = summary.violations.map(
    ({ from, to, rule }) => `${from} → ${to}: ${comments.get(rule.name) ?? ''} (${rule.name})`,
  );
  return [...unseen, ...broken, ...findFeatureCircles(modules)];
}

function cruise(root: string, folders: string[]): Cruise {
  const tool = findTool(project, 'dependency-cruiser', 'depcruise');
  const config = path.join(project, '.dependency-cruiser.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tool, '--config', config, '--output-type', 'json', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  try {
    return JSON.parse(stdout);
  } catch (cause) {
    throw new Error(`dependency-cruiser failed:\n${stderr || stdout}`, { cause });
  }
}
