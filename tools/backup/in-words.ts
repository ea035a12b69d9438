import type { Manifest } from '../../server/infra/backup/index.ts';

/** A size as people read it. */
export function sizeInWords(bytes: number): string {
  return bytes < 2 ** 20 ? `${(bytes / 2 ** 10).toFixed(0)} KiB` : `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

interface Kept {
  jobs: number;
  lettersAside: number;
  migrated: readonly string[];
}

/** What a copy is and what was loaded from it. */
export function loadedInWords({ madeAt, build, migrations, rows, parts }: Manifest, kept?: Kept): string {
  const tables = Object.keys(rows).length;
  const allRows = Object.values(rows).reduce((sum, one) => sum + one, 0);
  const files = parts.filter(({ name }) => name.startsWith('files/')).length;
  const commit = build.commit ? `, commit ${build.commit.slice(0, 7)}` : '';
  const lines = [
    `  moment  ${madeAt}`,
    `  build   ${build.version}${commit}`,
    `  schema  ${migrations.at(-1)}`,
    `  tables  ${tables} with ${allRows} rows, as many as the copy has`,
    `  files   ${files}`,
  ];
  if (kept) lines.push(`  jobs    ${kept.jobs} wait again`);
  if (kept && kept.migrated.length > 0) lines.push(`  migrated further: ${kept.migrated.join(', ')}`);
  if (kept && kept.lettersAside > 0)
    lines.push(
      `  letters ${kept.lettersAside} set aside: the former portal may have sent them (state 'dead' in mails)`,
    );
  return lines.join('\n');
}
