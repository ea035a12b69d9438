import { readdir } from 'node:fs/promises';
import type { AnySchemas } from '../../contract/call.schemas.ts';
import type { AnyCall } from '../../contract/call.ts';
import { type WholeCall, wholeCall } from '../infra/http/index.ts';

const folder = new URL('../../contract/', import.meta.url);

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;
const isSchemas = (value: unknown): value is AnySchemas =>
  typeof value === 'object' && value !== null && 'id' in value && 'audience' in value && 'answer' in value;

/** Every call that any file of the contract declares. @throws when a call has no schemas or schemas have no call */
export async function readEveryCall(): Promise<WholeCall[]> {
  const files = (await readdir(folder)).filter((name) => /^[a-z-]+(\.schemas)?\.ts$/.test(name)).sort();
  const modules = await Promise.all(
    files.map(async (name) => (await import(new URL(name, folder).href)) as Record<string, unknown>),
  );
  const values = modules.flatMap((module) => Object.values(module));
  const schemas = new Map(values.filter(isSchemas).map((one) => [one.id, one]));
  const calls = values.filter(isCall).map((call) => {
    const own = schemas.get(call.id);
    if (!own) throw new Error(`${call.id}: has no schemas`);
    schemas.delete(call.id);
    return wholeCall(call, own);
  });
  if (schemas.size > 0) throw new Error(`${[...schemas.keys()].join(', ')}: have schemas and no call`);
  return calls;
}
