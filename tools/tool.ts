import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file of a package's command, to be run by this very Node on every platform. */
export function findTool(root: string, packageName: string, command: string): string {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(folder, file);
}

/** Runs a script under this Node with the terminal's own input and output; true when it succeeds. */
export function runScript(root: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Starts a script under this Node beside other work; resolves with the lines that it printed, none when it succeeds. */
export function startScript(root: string, args: string[]): Promise<string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 64 * 2 ** 20 }, (error, stdout, stderr) =>
      resolve(error ? (`${stdout}${stderr}`.trim() || error.message).split('\n') : []),
    );
  });
}
