import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Finding, well, wrong } from '../../server/infra/doctor/index.ts';
import { isStale } from '../build/stamp.ts';
import { root } from '../root.ts';

/** The pages beside their sources. */
export async function checkBuild(): Promise<readonly Finding[]> {
  if (!existsSync(path.join(root, 'dist', 'server')))
    return [wrong('Страницы не собраны', 'Выполните npm run build или разложите папку приложения заново.')];
  if (!existsSync(path.join(root, 'web'))) return [well('Страницы собраны')];
  return [
    isStale(root)
      ? wrong('Страницы старше своих исходников', 'Выполните npm run build; npm start делает это сам.')
      : well('Страницы собраны из этих исходников'),
  ];
}
