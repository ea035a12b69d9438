import { StopHere } from '../bootstrap/stop-here.mjs';

/**
 * The arguments of Playwright: names of folders or files below `e2e/` become their paths, options stay as they are. An
 * option's value that stands apart is no name of a file and stays too. @throws StopHere for a name that nothing has
 */
export function chooseSpecs(args: readonly string[], specs: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    const before = args[index - 1] ?? '';
    if (arg.startsWith('-') || (before.startsWith('-') && !before.includes('=') && takesValue.has(before)))
      return [arg];
    const found = specs.filter((file) => isNamed(file, arg));
    if (found.length === 0) throw new StopHere(`There is no journey named «${arg}» below e2e/.`);
    return found.map((file) => (/:\d+$/.test(arg) ? `${file}${arg.slice(arg.lastIndexOf(':'))}` : file));
  });
}

const takesValue = new Set(['-g', '--grep', '-gv', '--grep-invert', '-j', '--workers', '--repeat-each', '--reporter']);

function isNamed(file: string, name: string): boolean {
  const wanted = name
    .replace(/:\d+$/, '')
    .replace(/^e2e\//, '')
    .replace(/\/$/, '');
  const [, ...parts] = file.replace(/\.spec\.ts$/, '').split('/');
  const place = parts.join('/');
  const plain = wanted.replace(/\.spec(\.ts)?$/, '');
  return place === plain || place.startsWith(`${plain}/`) || parts.includes(plain);
}
