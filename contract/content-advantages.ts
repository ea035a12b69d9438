import { defineCall } from './call.ts';
import type * as schemas from './content-advantages.schemas.ts';

export type { Advantage } from './content-advantages.schemas.ts';
export { advantagesAtOnce } from './content-advantages.values.ts';

export const listAdvantages = defineCall<typeof schemas.listAdvantages>({
  id: 'content.advantages',
  method: 'GET',
  path: '/api/v1/advantages',
});
