import type { Db } from '../../infra/database/index.ts';
import { fail } from '../../infra/failures/index.ts';
import { takeOperators } from './users-console.store.ts';

/**
 * Refuses a change that would leave the service without an operator who can sign in. The operators stay locked, so that of
 * two who act on each other at once the second is refused (spec: operator-console.last-operator). @throws Failure `people.last-operator`
 */
export async function keepAnOperator(transaction: Db, userId: string): Promise<void> {
  const operators = await takeOperators(transaction);
  if (operators.length === 1 && operators[0] === userId) fail('people.last-operator');
}
