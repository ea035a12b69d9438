import { execFile } from 'node:child_process';
import path from 'node:path';

const root = new URL('../../', import.meta.url).pathname;

/** How a program ended, and all that it printed. */
export interface Ended {
  code: number;
  said: string;
}

/** What a program needs of a test's environment. Compiled code is kept between starts, as `npm start` does. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };
}

/** Runs a program from the project's folder to its end. */
export function runProgram(command: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ended> {
  const options = { cwd: root, env: { ...plainEnvironment(), ...environment } };
  return new Promise((resolve) => {
    const child = execFile(command, args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, said: `${stdout}${stderr}` }),
    );
  });
}
