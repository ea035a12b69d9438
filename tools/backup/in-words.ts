import type { Loaded } from '../../server/infra/backup/index.ts';

/** A size as people read it. */
export function sizeInWords(bytes: number): string {
  return bytes < 2 ** 20 ? `${(bytes / 2 ** 10).toFixed(0)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

interface Kept {
  jobs: number;
  lettersAside: number;
}

/** What a copy is and what was loaded from it; `kept` is absent where it was only tried. */
export function loadedInWords({ manifest, foreign, migrated }: Loaded, kept?: Kept): string {
  const { madeAt, build, migrations, rows, parts } = manifest;
  const tables = Object.keys(rows).filter((name) => !foreign.includes(name));
  const allRows = tables.reduce((sum, name) => sum + (rows[name] ?? 0), 0);
  const files = parts.filter(({ name }) => name.startsWith('files/')).length;
  const marks = { commit: build.commit?.slice(0, 7), sources: build.sources };
  const known = Object.entries(marks).flatMap(([name, mark]) => (mark ? [`, ${name} ${mark}`] : []));
  const lines = [
    `  moment  ${madeAt}`,
    `  build   ${build.version}${known.join('')}`,
    `  schema  ${migrations.at(-1)}`,
    `  tables  ${tables.length} with ${allRows} rows, as many as the copy has`,
    `  files   ${files}`,
  ];
  if (foreign.length > 0) lines.push(`  left out, for no migration makes it: ${foreign.join(', ')}`);
  if (kept) lines.push(`  jobs    ${kept.jobs} wait again`);
  if (kept && migrated.length > 0) lines.push(`  migrated further: ${migrated.join(', ')}`);
  if (kept && kept.lettersAside > 0)
    lines.push(
      `  letters ${kept.lettersAside} set aside: the former portal may have sent them (state 'dead' in mails)`,
    );
  return lines.join('\n');
}
