import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  checkImport,
  type ImportBeginning,
  type ImportLayout,
  readImport,
} from '../../../contract/invitations-import.ts';
import { type ImportEncoding, importLimits } from '../../../contract/invitations-import.values.ts';
import { CallFailure } from '../../app/calls/call-failure.ts';
import { adviceOn } from '../../app/calls/failure-words.ts';
import { personal } from '../../app/calls/personal-data.ts';
import { useChange } from '../../app/calls/use-change.ts';
import { focusHeading } from '../../app/routing/focus-heading.ts';
import { t } from '../../app/words/i18n.ts';
import { importAddress } from './import-choice.ts';
import { readPacked } from './read-file.ts';
import './words.ts';

const changes = [personal, 'cabinet', 'imports'];

/** What is known of a chosen file, and what the person has chosen for it. */
interface ReadFile {
  readonly name: string;
  /** In base64. */
  readonly content: string;
  readonly beginning: ImportBeginning;
  readonly layout: ImportLayout;
}

/** What could be read when it was chosen and cannot any more was changed since: no browser reads that. */
type Unreadable = 'unreadable' | 'changed';

/** What is wrong with the file, in words, or a call that failed and may succeed with the same file. */
export type ImportRefusal = string | Error | undefined;

/**
 * A file on its way: chosen, read, its columns named, checked. A failure takes nothing of it away, nor does the step back
 * from what was checked.
 */
export function useImportFile() {
  const show = useShown();
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const [file, setFile] = useState<ReadFile>();
  const [refusal, setRefusal] = useState<ImportRefusal>();
  const onError = (error: Error) => setRefusal(refusalBy(error));
  const read = useChange(readImport, { changes, onError });
  const check = useChange(checkImport, { changes, onError });
  const isPending = read.isPending || check.isPending;
  const readChosen = async ([one]: readonly File[], unreadable: Unreadable) => {
    if (!one || isPending) return;
    const content = await readPacked(one).catch(() => undefined);
    if (content === undefined) return setRefusal(t(`partner-cabinet:imports.file.${unreadable}`));
    const name = shortName(one.name);
    const keep = (beginning: ImportBeginning) => {
      setFile({ name, content, beginning, layout: beginning.layout });
      setRefusal(undefined);
    };
    read.mutate({ body: { fileName: name, file: content } }, { onSuccess: keep });
  };
  const take = async (files: readonly File[], isFolder = false) => {
    if (files.length === 0 || isPending) return;
    setChosen(files);
    const refused = refusalOf(files, isFolder);
    setRefusal(refused);
    if (!refused) await readChosen(files, 'unreadable');
  };
  const readAs = (encoding: ImportEncoding) => {
    if (!file || isPending) return;
    setRefusal(undefined);
    read.mutate(
      { body: { fileName: file.name, file: file.content, encoding } },
      // By the file as it is then: columns may have been chosen while it was read.
      { onSuccess: (beginning) => setFile((now) => now && { ...now, beginning, layout: keptLayout(now, beginning) }) },
    );
  };
  return {
    name: chosen.map(({ name }) => name).join(', '),
    file,
    refusal,
    isReading: read.isPending,
    isChecking: check.isPending,
    take,
    takeAgain: () => void readChosen(chosen, 'changed'),
    readAs,
    setLayout: (layout: ImportLayout) => setFile((now) => now && { ...now, layout }),
    send: () => {
      if (!file || isPending) return;
      setRefusal(undefined);
      // Not with the change itself: whoever has left the page meanwhile is not taken back.
      check.mutate({ body: checkOf(file) }, { onSuccess: show });
    },
    forget: () => {
      if (isPending) return;
      setFile(undefined);
      setRefusal(undefined);
      focusHeading();
    },
  };
}

const checkOf = ({ name, content, beginning: { encoding }, layout }: ReadFile) => ({
  fileName: name,
  file: content,
  encoding,
  layout,
});

/** Leads to what was checked. */
function useShown() {
  const navigate = useNavigate();
  return ({ id }: { id: string }) => {
    void navigate(importAddress({ id }));
    focusHeading();
  };
}

export type ImportFileWork = ReturnType<typeof useImportFile>;

const [signedOut, tooOften] = [401, 429];

/** What the server says of the file itself is words; the rest is shown as a failure, with what to do about it. */
function refusalBy(error: Error): ImportRefusal {
  if (!(error instanceof CallFailure) || typeof error.status !== 'number') return error;
  const isOfFile = error.status < 500 && error.status !== signedOut && error.status !== tooOften;
  return error.fields.file ?? (isOfFile ? adviceOn(error) : error);
}

/** Why files are not even read. */
function refusalOf([chosen, ...others]: readonly File[], isFolder: boolean): string | undefined {
  if (others.length > 0) return t('partner-cabinet:imports.file.several');
  if (isFolder) return t('partner-cabinet:imports.file.folder');
  const isTooLarge = chosen !== undefined && chosen.size > importLimits.fileBytes;
  return isTooLarge ? t('partner-cabinet:imports.file.tooLarge', { size: importLimits.megabytes }) : undefined;
}

const longestName = 100;
/** The end of the name has the kind of the file. */
const shortName = (name: string) => name.slice(-longestName);

/** What the person has chosen outlives another encoding; a guess gives way to a new one. */
function keptLayout({ layout, beginning }: ReadFile, next: ImportBeginning): ImportLayout {
  return layout === beginning.layout ? next.layout : layout;
}
