import type { AnySchemas } from '../../../contract/call.schemas.ts';
import { fail } from '../failures/index.ts';
import type { Viewer } from './caller.ts';

type Asked = Pick<AnySchemas, 'audience' | 'proof' | 'beforeSecondFactor'>;

/**
 * What a call demands beside the role: of the console a session that has shown the second factor, for what is dangerous a
 * proof of the last 10 minutes (spec: operator-console.second-factor, operator-console.fresh-proof).
 * @throws Failure `console.second-factor-needed`, `console.prove-again`
 */
export function demandProof(call: Asked, { secondFactor, provedFreshly }: Viewer, isOwnDemo: boolean): void {
  const isOfConsole = call.audience === 'operator' || call.audience === 'editor';
  const isShown = secondFactor === 'shown' || (secondFactor === 'none' && isOwnDemo);
  const isEarly =
    call.beforeSecondFactor === 'is-shown' || (call.beforeSecondFactor === 'is-set-up' && secondFactor === 'none');
  if (isOfConsole && !isShown && !isEarly) fail('console.second-factor-needed');
  if (call.proof === 'fresh' && !provedFreshly) fail('console.prove-again');
}
