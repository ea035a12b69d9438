export function isInstalled(root: string): boolean;
export function installPackages(root: string, options?: { forProduction?: boolean }): Promise<void>;
