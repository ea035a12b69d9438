import { type Application, renameApplication } from '../../../../contract/applications.ts';
import { request } from '../../../app/calls/api.ts';
import type { NameValues } from '../use-name-form.ts';
import type { Send } from '../use-sending.ts';
import { NameDialog } from './name-dialog.tsx';

/** Gives an application another name (spec: applications.forms). It closes itself after a success. */
export function RenameDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { id, url } = application;
  const begin =
    ({ name }: NameValues): Send =>
    async () => {
      await request(renameApplication, { body: { url, name } });
      return 'closes';
    };
  return (
    <NameDialog
      kind="rename"
      about={id}
      initial={{ name: application.name, run: false }}
      begin={begin}
      onClose={onClose}
    />
  );
}
