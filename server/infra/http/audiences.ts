import type { Audience } from '../../../contract/call.schemas.ts';
import type { Caller } from './caller.ts';

/** Whether somebody belongs to an audience. */
export const mayUse: Record<Audience, (caller: Pick<Caller, 'viewer'>) => boolean> = {
  public: () => true,
  user: () => true,
  partner: ({ viewer }) => viewer?.roles.includes('partner') ?? false,
  operator: ({ viewer }) => viewer?.roles.includes('operator') ?? false,
  editor: ({ viewer }) => viewer?.roles.some((role) => role === 'operator' || role === 'editor') ?? false,
};
