import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolders, listFiles } from './source-files.ts';

/** Paths and npm scripts that the READMEs and docs/ name and that are not there. */
export function checkDocs(root: string): string[] {
  const readmes = ['README.md', 'README.ru.md'].filter((file) => existsSync(path.join(root, file)));
  const documents = [...readmes, ...listFiles(root, ['docs'])];
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return documents
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const lost = [...namedPaths(text), ...linkedPaths(text, file)].filter(
        (name) => !existsSync(path.join(root, name)),
      );
      const absent = namedScripts(text).filter((name) => !(name in scripts));
      return [
        ...lost.map((name) => `${file}: there is no ${name}`),
        ...absent.map((name) => `${file}: there is no script «npm run ${name}»`),
      ];
    });
}

const folders = [...codeFolders, 'content', 'docs', '.ci'].map((name) => name.replace('.', '\\.')).join('|');
const projectPath = new RegExp(`^(?:\\./)?(?:${folders})/`);

/** Code in backticks that is a path of the project; patterns with a star, a brace or an angle bracket are not one. */
function namedPaths(text: string): string[] {
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[\s,;]+/));
  return words
    .map((word) => word.replace(/(:\d+)?[.:]?$/, ''))
    .filter((word) => projectPath.test(word) && !/[*<>{}…|$()]|\.\.\./.test(word));
}

function linkedPaths(text: string, file: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => decodeURI(target.split('#')[0] ?? ''))
    .filter((target) => target !== '' && !/^([a-z]+:|\/)/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
}

function namedScripts(text: string): string[] {
  const named = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  const short = [...text.matchAll(/npm (start|test)\b/g)].map(([, name = '']) => name);
  return [...new Set([...named, ...short])];
}
