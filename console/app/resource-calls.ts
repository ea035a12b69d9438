import type { AnyCall } from '../../contract/call.ts';

/**
 * The calls behind a resource of react-admin. `list` takes the contract's `consoleListQuery`, `one` and the changes take
 * `:id`; a resource that lacks one cannot be created, changed or removed.
 */
export interface ResourceCalls {
  readonly list: AnyCall;
  readonly one?: AnyCall;
  readonly create?: AnyCall;
  readonly update?: AnyCall;
  readonly remove?: AnyCall;
}
