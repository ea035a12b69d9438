import { FileUp } from 'lucide';
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { checkImport } from '../../../../contract/invitations-import.ts';
import { importLimits } from '../../../../contract/invitations-import.values.ts';
import { CallFailure, messageOf } from '../../../app/calls/call-failure.ts';
import { useChange } from '../../../app/calls/use-change.ts';
import { Card, classNames, Icon, Note, SecondLine, Spinner } from '../../../ui/index.ts';
import { importAddress } from '../import-choice.ts';
import { readAsBase64 } from '../read-file.ts';
import '../words.ts';
import styles from './import-file.module.css';

const megabyte = 1024 * 1024;
const size = importLimits.fileBytes / megabyte;

/** Takes a file and sends it to be checked; what was read is shown at an address of its own. */
export function ImportFile() {
  const { t } = useTranslation('partner-cabinet');
  const id = useId();
  const { name, refusal, isPending, take } = useFileCheck();
  return (
    <Card as="section" className={styles.file} aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {t('imports.file.title')}
      </h2>
      <DropArea take={take} limitsId={`${id}-limits`}>
        {isPending ? <Spinner /> : <Icon of={FileUp} size={28} />}
        <span role="status">
          {isPending ? t('imports.file.busy', { name }) : <b className="link">{t('imports.file.choose')}</b>}
        </span>
        <SecondLine id={`${id}-limits`}>
          <span className={styles.hint}>{t('imports.file.drop')} · </span>
          {t('imports.file.limits', { rows: importLimits.rows, size })}
        </SecondLine>
      </DropArea>
      {refusal && (
        <Note kind="error">
          <span className="given-name">{name}</span>. {refusal}
        </Note>
      )}
    </Card>
  );
}

/** Reads the file that was taken and sends it; says why one was refused. */
function useFileCheck() {
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const check = useChange(checkImport, {
    leavesSignedOut: true,
    onSuccess: (made) => void navigate(importAddress({ id: made.id })),
    onError: (error) =>
      setRefusal((error instanceof CallFailure && error.fields.file) || messageOf(error, t('start:checkConnection'))),
  });
  const take = async (file: File | undefined) => {
    if (!file || check.isPending) return;
    setName(file.name);
    setRefusal('');
    if (file.size > importLimits.fileBytes) return setRefusal(t('imports.file.tooLarge', { size }));
    const content = await readAsBase64(file).catch(() => undefined);
    if (content === undefined) return setRefusal(t('imports.file.unreadable'));
    check.mutate({ body: { fileName: file.name.slice(-100), file: content } });
  };
  return { name, refusal, isPending: check.isPending, take };
}

interface DropAreaProps {
  take: (file: File | undefined) => Promise<void>;
  /** The element that says how large a file may be. */
  limitsId: string;
  children: ReactNode;
}

/** A file can be chosen here, or dropped. */
function DropArea({ take, limitsId, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0]);
    // The same file, corrected, can be chosen again.
    event.currentTarget.value = '';
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <label
      className={classNames(styles.drop, over && styles.over)}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        className="visually-hidden"
        aria-describedby={limitsId}
        onChange={choose}
      />
      {children}
    </label>
  );
}
