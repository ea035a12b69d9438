import * as schemas from '../../../contract/personal-data-console.schemas.ts';
import * as calls from '../../../contract/personal-data-console.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { type ErasingNeeds, erasePerson, previewErasing } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

/** The calls of the console about a person's data as a whole. */
export function personalDataCalls(needs: ErasingNeeds): Handled[] {
  const { db } = needs;
  return [
    handle(calls.previewErasing, schemas.previewErasing, ({ params }) => previewErasing(db, params.id)),
    handle(calls.exportPerson, schemas.exportPerson, ({ params }, caller) => exportPerson(db, caller, params.id)),
    handle(calls.erasePerson, schemas.erasePerson, async ({ params, body }, caller) => {
      await erasePerson(needs, caller, { ...params, ...body });
      return { success: true } as const;
    }),
  ];
}
