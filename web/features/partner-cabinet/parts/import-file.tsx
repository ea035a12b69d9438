import FileUp from 'lucide-react/icons/file-up';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
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
  const { t } = useTranslation(['partner-cabinet', 'start']);
  const navigate = useNavigate();
  const id = useId();
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState('');
  const [over, setOver] = useState(false);
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
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void take(event.currentTarget.files?.[0]);
    // The same file, mended, can be chosen again.
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
    <Card as="section" className={styles.file} aria-labelledby={`${id}-title`}>
      <h2 className="h3" id={`${id}-title`}>
        {t('imports.file.title')}
      </h2>
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
          aria-describedby={`${id}-limits`}
          onChange={choose}
        />
        {check.isPending ? <Spinner /> : <Icon of={FileUp} size={28} />}
        <span role="status">
          {check.isPending ? t('imports.file.busy', { name }) : <b className="link">{t('imports.file.choose')}</b>}
        </span>
        <SecondLine id={`${id}-limits`}>
          <span className={styles.hint}>{t('imports.file.drop')} · </span>
          {t('imports.file.limits', { rows: importLimits.rows, size })}
        </SecondLine>
      </label>
      {refusal && (
        <Note kind="error">
          <span className="given-name">{name}</span>. {refusal}
        </Note>
      )}
    </Card>
  );
}
