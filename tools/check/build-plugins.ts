import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './source-files.ts';

const rewrites = /(?:^|[{,])\s*(?:async )?transform\s*[:(]/;

/** Plugins of ours that rewrite source in the build: what type-checks has to be there at run time. */
export function checkBuildPlugins(root: string): string[] {
  const files = listFiles(root, ['tools']).filter(
    (file) => /\.m?ts$/.test(file) && !/^tools\/(draw-|check\/)|\.test\.ts$/.test(file),
  );
  return [...files, 'vite.config.ts', 'vitest.config.ts']
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          rewrites.test(line) ? [`${file}:${index + 1}: no plugin of ours rewrites source in the build`] : [],
        ),
    );
}
