import type { AnySchemas } from '../../../contract/call.schemas.ts';
import { fail } from '../failures/index.ts';
import type { Viewer } from './caller.ts';

type Asked = Pick<AnySchemas, 'audience' | 'proof' | 'beforeSecondFactor'>;

/** Whether the session has shown the second factor, or is that of the demo's owner, who may go without. */
export const hasShownSecondFactor = ({ secondFactor }: Viewer, isOwnDemo: boolean): boolean =>
  secondFactor === 'shown' || (secondFactor === 'none' && isOwnDemo);

/**
 * What a call demands beside the role: of the console a session that has shown the second factor, for what is dangerous a
 * proof of the last 10 minutes (spec: operator-console.second-factor, operator-console.fresh-proof).
 * @throws Failure `console.second-factor-needed`, `console.prove-again`
 */
export function demandProof(call: Asked, viewer: Viewer, isOwnDemo: boolean): void {
  const { secondFactor, provedFreshly } = viewer;
  const isOfConsole = call.audience === 'operator' || call.audience === 'editor';
  const isEarly =
    call.beforeSecondFactor === 'is-shown' || (call.beforeSecondFactor === 'is-set-up' && secondFactor === 'none');
  if (isOfConsole && !isEarly && !hasShownSecondFactor(viewer, isOwnDemo)) fail('console.second-factor-needed');
  if (call.proof === 'fresh' && !provedFreshly) fail('console.prove-again');
}
