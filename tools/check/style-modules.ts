import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './source-files.ts';

/**
 * Classes that a component uses and its style module does not have, and classes that nobody uses. TypeScript sees
 * neither: to it every name of a module is a string or nothing.
 */
export function checkStyleModules(root: string): string[] {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = listFiles(root, ['web']);
  const modules = new Map(
    files.filter((file) => file.endsWith('.module.css')).map((file) => [file, classesOf(read(file))]),
  );
  const asked = new Map<string, Set<string>>([...modules.keys()].map((file) => [file, new Set()]));
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))) {
    for (const { name, module, used } of usesIn(file, read(file))) {
      const has = modules.get(module);
      if (!has) problems.push(`${file}: there is no ${module}`);
      for (const one of used) {
        asked.get(module)?.add(one);
        if (has && one !== everyClass && !has.has(one)) problems.push(`${file}: ${name}.${one} is not in ${module}`);
      }
    }
  }
  for (const [module, has] of modules) {
    const wanted = asked.get(module) ?? new Set();
    if (wanted.has(everyClass)) continue;
    for (const one of has) if (!wanted.has(one)) problems.push(`${module}: nobody uses .${one}`);
  }
  return problems;
}

/** Two style modules of one name: a class is called by its module's name in the page, so they would be one. */
export function checkStyleNames(root: string): string[] {
  const modules = listFiles(root, ['web']).filter((file) => file.endsWith('.module.css'));
  const first = new Map<string, string>();
  return modules.flatMap((file) => {
    const name = path.posix.basename(file);
    const other = first.get(name);
    first.set(name, file);
    return other ? [`${file}: ${other} has the same name`] : [];
  });
}

/** A variable that a style reads and nothing sets: to the browser it is no mistake but an empty value. */
export function checkStyleVariables(root: string): string[] {
  const texts = listFiles(root, ['web'])
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  const set = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?:'\]?)?\s*:/g)].map(([, name]) => name)),
  );
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${file}: nothing sets ${name}`),
  );
}

/** Accessed by a name that is known only at run time: `styles[kind]`. */
const everyClass = '*';

function classesOf(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/@[^{]*\{/g, '{');
  return new Set([...selectors.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

function usesIn(file: string, text: string): { name: string; module: string; used: string[] }[] {
  const code = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';/gm)].map(([, name = '', address = '']) => ({
    name,
    module: path.posix.join(path.posix.dirname(file), address),
    used: [
      ...[...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used),
      ...(new RegExp(`\\b${name}\\[`).test(code) ? [everyClass] : []),
    ],
  }));
}
