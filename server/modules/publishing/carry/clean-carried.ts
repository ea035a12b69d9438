import { type CarriedRecord, type ContentKind, contentFields } from '../../../../contract/publishing.values.ts';
import { cleanValue } from '../clean-value.ts';
import type { ContentValue } from '../content-kind.ts';
import { kinds } from '../kinds.ts';

const ofKinds = { draft: ['draft'], published: ['value'], withdrawn: ['value'] } as const;

/** What is wrong with the shape of a record, in a sentence; nothing where it can be read. */
export function shapeFault(kind: ContentKind, record: CarriedRecord): string | undefined {
  const { key } = kinds[kind];
  for (const part of [record.value, record.draft]) {
    const unknown = Object.keys(part ?? {}).find((name) => !Object.hasOwn(contentFields[kind], name));
    if (unknown)
      return `Портал не знает поля «${unknown.slice(0, 60)}». Обновите портал до версии, которая сделала архив`;
  }
  if (ofKinds[record.state].some((part) => record[part] === null)) return 'В записи нет её содержимого';
  if (record.code === null ? record.id === null || record.value !== null : record.id !== null)
    return 'У записи нет кода, по которому её узнать';
  const own = key === 'code' ? record.value?.code : key === 'position' ? String(record.value?.position) : record.code;
  return record.value && own !== record.code ? 'Код записи не тот, что в её полях' : undefined;
}

/** The record as the editor's own saving would leave it: texts tidied, HTML cleaned. */
export function cleanCarried(kind: ContentKind, record: CarriedRecord, ownSites: readonly string[]): CarriedRecord {
  const clean = (value: ContentValue | null) => value && cleanValue(kind, value, ownSites);
  return {
    ...record,
    value: clean(record.value),
    draft: clean(record.draft),
    // An address that leads here is no address but letters, digits and hyphens, and not its own.
    movedFrom: record.movedFrom.filter((code) => /^[a-z0-9_-]{1,100}$/.test(code) && code !== record.code).sort(),
  };
}
