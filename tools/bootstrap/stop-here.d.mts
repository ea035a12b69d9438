export class StopHere extends Error {}
export function reportFailure(action: () => Promise<void>): Promise<void>;
