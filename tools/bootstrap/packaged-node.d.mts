export function findNode(root: string): string;
export function isCurrent(node: string): boolean;
