import * as schemas from '../../../contract/installation.schemas.ts';
import * as calls from '../../../contract/installation.ts';
import { type Handled, handle } from '../../infra/http/index.ts';
import { createLookOver, type InstallationNeeds } from './look-over.ts';
import { noteTriedCopy } from './note-tried-copy.ts';

/** The calls of the console about the installation itself. */
export function installationCalls(needs: InstallationNeeds): Handled[] {
  const lookOver = createLookOver(needs);
  return [
    handle(calls.getInstallation, schemas.getInstallation, () => lookOver()),
    handle(calls.noteTriedCopy, schemas.noteTriedCopy, ({ body }, caller) =>
      noteTriedCopy(needs.db, body.file, caller),
    ),
  ];
}
