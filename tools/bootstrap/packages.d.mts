export function isInstalled(root: string): boolean;
export function installPackages(root: string): Promise<void>;
