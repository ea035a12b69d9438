import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The arguments of a command; a wrong one ends it with how it is called. */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch {
    return endWith(usage);
  }
}

/** Ends a command that was called wrongly with how it is called. */
export function endWith(usage: string): never {
  console.error(`The command is called so:\n${usage}`);
  process.exit(1);
}
