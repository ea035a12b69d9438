import type { CodeCipher, CodeHasher } from '../../infra/codes/index.ts';
import type { Db } from '../../infra/database/index.ts';
import type { ProofLimits } from './proof-limits.ts';
import type { Letters } from './tell-of-access.ts';

/** What the use cases of the console's sign-in need. */
export interface AccessNeeds {
  readonly db: Db;
  readonly hasher: CodeHasher;
  readonly cipher: CodeCipher;
  readonly limits: ProofLimits;
  readonly mailing: Letters;
}
