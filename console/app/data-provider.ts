import type { DataProvider, HttpError, Identifier, RaRecord } from 'react-admin';
import type { AnyCall } from '../../contract/call.ts';
import { type Keyed, keyed } from './keyed.ts';
import { request } from './request.ts';
import type { ResourceCalls } from './resource-calls.ts';

/** Console calls share one shape, which the types of a single call cannot say (decision 0059). */
const ask = (call: AnyCall, input: object) => request(call, input as never) as Promise<never>;

/** What is gone already is removed as was wanted, by a press whose answer was lost or by a colleague. */
async function removeBy(call: AnyCall, id: Identifier): Promise<void> {
  try {
    await ask(call, { params: { id }, body: {} });
  } catch (error) {
    if ((error as HttpError).body?.code !== 'console.absent') throw error;
  }
}

interface ListAnswer {
  items: RaRecord[];
  total: number;
  more: boolean;
}

/** Answers react-admin by the console's calls. */
export function createDataProvider(resources: Readonly<Record<string, ResourceCalls>>): DataProvider {
  const callOf = (resource: string, kind: keyof ResourceCalls): AnyCall => {
    const call = resources[resource]?.[kind];
    if (!call) throw new Error(`${resource}: no call for «${kind}»`);
    return call;
  };
  const list = async (resource: string, query: object) => {
    const { items, total, more }: ListAnswer = await ask(callOf(resource, 'list'), { query });
    return { data: items as never[], total, meta: { more } };
  };
  const change = (resource: string, id: Identifier, body: unknown) =>
    ask(callOf(resource, 'update'), { params: { id }, body });
  const remove = (resource: string, id: Identifier) => removeBy(callOf(resource, 'remove'), id);
  const making = new Map<string, Keyed>();
  /** The key of a new record outlives its form: whoever begins anew after a lost answer is told of what was made. */
  const create = (resource: string, data: object) => {
    const once = making.get(resource) ?? keyed();
    making.set(resource, once);
    return once((key) => ask(callOf(resource, 'create'), { body: { ...data, key } }));
  };
  return {
    getList: (resource, { pagination, sort, filter }) =>
      list(resource, {
        page: pagination?.page,
        perPage: pagination?.perPage,
        sort: sort?.field,
        order: sort?.order.toLowerCase(),
        ...filter,
      }),
    getMany: (resource, { ids }) => list(resource, { ids: ids.join(','), perPage: 100 }),
    getManyReference: (resource, { target, id, pagination, sort, filter }) =>
      list(resource, {
        page: pagination.page,
        perPage: pagination.perPage,
        sort: sort.field,
        order: sort.order.toLowerCase(),
        [target]: id,
        ...filter,
      }),
    getOne: async (resource, { id }) => ({ data: await ask(callOf(resource, 'one'), { params: { id } }) }),
    create: async (resource, { data }) => ({ data: await create(resource, data) }),
    update: async (resource, { id, data }) => ({ data: await change(resource, id, data) }),
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await change(resource, id, data);
      return { data: ids };
    },
    delete: async (resource, { id, previousData }) => {
      await remove(resource, id);
      return { data: previousData as never };
    },
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await remove(resource, id);
      return { data: ids };
    },
  };
}
