import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { auditActionWords } from '../../contract/audit.words.ts';
import { enquiryStateWords } from '../../contract/enquiries.words.ts';
import { invitationGroupWords, invitationStateWords } from '../../contract/invitations.words.ts';
import { subscriptionStateWords } from '../../contract/subscribers-state.words.ts';
import { scenes } from '../guide/scenes.ts';
import { listFiles } from './source-files.ts';

const guide = 'docs/console';
const words = 'console/locales/ru';
const sharedWords = [
  auditActionWords,
  enquiryStateWords,
  invitationGroupWords,
  invitationStateWords,
  subscriptionStateWords,
];

/**
 * Compares the guide of the console with the console: what stands there as **«a button»** is one of its words, and every
 * picture is one that `npm run guide` takes and that a page shows (spec: operator-console.guide).
 */
export function checkConsoleGuide(root: string, taken: readonly string[] = scenes.map(({ name }) => name)): string[] {
  const pages = listFiles(root, [guide])
    .filter((file) => file.endsWith('.md'))
    .map((file): [string, string] => [file, readFileSync(path.join(root, file), 'utf8')]);
  const isOurs = matcherOf(wordsOfConsole(root));
  const shown = new Set(pages.flatMap(([, text]) => picturesIn(text)));
  const kept = readdirSync(path.join(root, guide, 'pictures')).map((file) => path.basename(file, '.webp'));
  return [
    ...pages.flatMap(([file, text]) =>
      wordsIn(text)
        .filter(({ said }) => !isOurs(said))
        .map(({ said, line }) => `${file}:${line}: the console has no «${said}»`),
    ),
    ...[...shown].filter((name) => !taken.includes(name)).map((name) => `${guide}: no scene takes ${name}.webp`),
    ...taken.filter((name) => !shown.has(name)).map((name) => `${guide}: no page shows the scene ${name}`),
    ...taken.filter((name) => !kept.includes(name)).map((name) => `${guide}: «npm run guide -- ${name}» was not run`),
    ...kept.filter((name) => !taken.includes(name)).map((name) => `${guide}/pictures: ${name}.webp is left over`),
  ];
}

/** What a page names as standing on the screen; the line is where it begins. */
function wordsIn(text: string): { said: string; line: number }[] {
  return [...text.matchAll(/\*\*«([^*]+)»\*\*/g)].map(({ 1: said = '', index }) => ({
    said: plain(said),
    line: text.slice(0, index).split('\n').length,
  }));
}

function picturesIn(text: string): string[] {
  return [...text.matchAll(/\]\(pictures\/([\w-]+)\.webp\)/g)].map(([, name = '']) => name);
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ').replace(/\s+/g, ' ').trim();

/** The words of the console's own screens, those of react-admin, and those that it has from the contract. */
function wordsOfConsole(root: string): string[] {
  const own = readdirSync(path.join(root, words)).map((file) =>
    JSON.parse(readFileSync(path.join(root, words, file), 'utf8')),
  );
  const { default: usual } = createRequire(new URL('../../console/package.json', import.meta.url))(
    'ra-language-russian',
  );
  return [...own, usual, ...sharedWords].flatMap(textsOf);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('||||').map(plain);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Whether a text is one of the words, whatever stands where they have a place for a name or a number. */
function matcherOf(known: readonly string[]): (said: string) => boolean {
  const exact = new Set(known);
  const withPlaces = known.filter((text) => text.includes('%{')).map(patternOf);
  return (said) => exact.has(said) || withPlaces.some((pattern) => pattern.test(said));
}

function patternOf(text: string): RegExp {
  const parts = text.split(/%\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A pattern of nothing but places would let anything pass.
  return parts.join('').trim() === '' ? /(?!)/ : new RegExp(`^${parts.join('.+')}$`);
}
