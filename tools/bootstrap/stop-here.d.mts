export class StopHere extends Error {}
export class OperatorStop extends StopHere {
  constructor(finding: string, message: string);
}
export function reportFailure(action: () => Promise<void>): Promise<void>;
