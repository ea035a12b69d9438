import path from 'node:path';
import type { Plugin } from 'vite';

/** Notes which files of the project a build has read: its modules and its configuration. */
export function rememberInputs(root: string, read: Set<string>): Plugin {
  const note = (id: string) => {
    const file = path.relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replaceAll('\\', '/');
    const isOurs = file !== '' && !file.startsWith('../') && !path.isAbsolute(file);
    if (isOurs && !/(^|\/)(node_modules|dist)\//.test(file) && /\.\w+$/.test(file)) read.add(file);
  };
  return {
    name: 'remember-inputs',
    configResolved: ({ configFileDependencies }) => configFileDependencies.forEach(note),
    buildEnd() {
      for (const id of this.getModuleIds()) note(id);
    },
  };
}
