import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './source-files.ts';

/** `web/styles/index.css` and the files of areas: each brings the files it imports. */
const everywhere = 'web/styles/index.css';
const isArea = (file: string) => file.endsWith('.area.css');

/**
 * What a page fetches by need and would show without its styles: a screen or a part fetched apart whose components use
 * a class that only an area's styles have, and which does not import them.
 */
export function checkAreaStyles(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = listFiles(root, ['web']);
  const common = classesOf(everywhere, read);
  const areas = files
    .filter(isArea)
    .map((file) => ({ file, own: [...classesOf(file, read)].filter((name) => !common.has(name)) }));
  const modules = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, readModule(file, read)]));
  const apart = new Set([...modules.values()].flatMap(({ later }) => later));
  for (const file of modules.keys()) if (file.endsWith('.screen.tsx')) apart.add(file);
  return [...apart].flatMap((file) => {
    const [classes, styles] = whatComesWith(file, modules);
    return areas
      .filter((area) => !styles.has(area.file))
      .map((area) => ({ area, used: area.own.filter((name) => classes.has(name)) }))
      .filter(({ used }) => used.length > 0)
      .map(({ area, used }) => `${file}: uses ${used.join(', ')} without ${area.file}`);
  });
}

interface Import {
  readonly file: string;
  readonly names: readonly string[];
}

interface Module {
  readonly classes: ReadonlySet<string>;
  readonly styles: readonly string[];
  readonly imports: readonly Import[];
  /** Fetched by need. */
  readonly later: readonly string[];
}

const words = /(?<![\w-])[a-z][a-z\d]*(?:-[a-z\d]+)*(?![\w-])/g;

function readModule(file: string, read: (file: string) => string): Module {
  const text = read(file);
  const at = (address: string) => path.posix.join(path.posix.dirname(file), address);
  const attributes = [...text.matchAll(/className[=:] ?(?:"([^"]*)"|\{?([^\n}]*))/g)].map(([, plain, code = '']) =>
    plain === undefined ? [...code.matchAll(/['"`]([^'"`]*)['"`]/g)].map(([, word = '']) => word).join(' ') : plain,
  );
  const imported = [...text.matchAll(/^(?:import|export) (?!type )([^'"]*?)(?: from )?['"](\.[^'"]+)['"]/gm)].map(
    ([, names = '', address = '']) => ({ file: at(address), names: names.match(/\w+/g) ?? [] }),
  );
  return {
    classes: new Set(attributes.flatMap((attribute) => attribute.match(words) ?? [])),
    styles: imported.map((one) => one.file).filter((one) => one.endsWith('.css')),
    imports: imported.filter((one) => !one.file.endsWith('.css')),
    later: [...text.matchAll(/\bimport\(['"](\.[^'"]+)['"]\)/g)].map(([, address = '']) => at(address)),
  };
}

/** The classes and styles of a module and of all that it imports at once; of an `index.ts` only what is asked of it. */
function whatComesWith(
  file: string,
  modules: ReadonlyMap<string, Module>,
): [classes: Set<string>, styles: Set<string>] {
  const classes = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (one: Import) => {
    const key = one.file.endsWith('/index.ts') ? `${one.file} ${one.names}` : one.file;
    const module = modules.get(one.file);
    if (seen.has(key) || !module) return;
    seen.add(key);
    for (const name of module.classes) classes.add(name);
    for (const style of module.styles) styles.add(style);
    for (const next of module.imports)
      if (key === one.file || next.names.some((name) => one.names.includes(name))) visit(next);
  };
  visit({ file, names: [] });
  return [classes, styles];
}

function classesOf(file: string, read: (file: string) => string): Set<string> {
  const text = read(file).replace(/\/\*.*?\*\//gs, '');
  const imported = [...text.matchAll(/@import "(\.[^"]+\.css)"/g)].map(([, address = '']) =>
    path.posix.join(path.posix.dirname(file), address),
  );
  const own = [...text.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  return new Set([...own, ...imported.flatMap((one) => [...classesOf(one, read)])]);
}
